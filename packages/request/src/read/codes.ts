import { isPartWord } from '../words/part-words.ts';
import { readFileName } from './file-name.ts';
import { isFree, type Range, rangesOf } from './taken.ts';

export interface CodeMention extends Range {
  readonly code: string;
  /** Written after "cod.", "art.", "disegno" and the like, or in the form that only codes have. */
  readonly confidence: number;
  readonly reason: string;
}

const TOKEN = /(?<![\p{L}\d@.\-/_])[A-Za-z0-9]+(?:[-./_][A-Za-z0-9]+)*/gu;
const SPACED = /(?<![\p{L}\d\-./_])[A-Z]{2,4} \d{3,7}(?:[-./_][A-Z0-9]+)*(?![\p{L}\d])/gu;
const LABEL =
  /(?:cod(?:ice|\.)?(?:\s?(?:art(?:icolo|\.)?|disegno|dis\.))?|art(?:icolo|\.)|dis(?:egno|\.)|particolare|part(?:icolare)?\.|p\/n|part (?:no|number)|drawing(?: no)?|item(?: no)?|zeichnung(?:s-?nr)?|artikel(?:-?nr)?|teile?-?nr|sachnummer)\s*\.?\s*(?:n(?:r|um|o)?[.°º]?|no\.?|nr\.?|:|#)?\s*[:.]?\s*$/i;
const REFERENCE =
  /(?<!\p{L})(?:offert[ae]|ordin[ei]|r\.?d\.?[oa]\.?|o\.?d\.?a\.?|preventiv[oi]|fattur[ae]|d\.?d\.?t\.?|rif\.?|riferimento|commess[ae]|contratt[oi]|richiest[ae](?: di offerta| offerta)?|prot(?:ocollo|\.)|boll[ae]|order|quotation|quote|rfq|p\.?o\.?|invoice|anfrage|angebot|bestellung|auftrag|ref)\s*(n(?:r|um|o)?[.°º]?|no\.?|numero|number|#|:)?\s*$/iu;

/** «Richiesta di offerta: XJ-12»: after a colon stands what is asked for, unless it is digits alone. */
const ASKED =
  /(?:offert[ae]|preventiv[oi]|richiest[ae](?: di offerta| offerta)?|quotation|quote|anfrage|angebot)\s*:\s*$/i;

/** A word after which only the number of a document can stand. */
const ORDER =
  /(?<!\p{L})(?:ordine(?: d['’]acquisto)?|o\.?d\.?a\.?|d\.?d\.?t\.?|fattura|invoice|purchase order|bestellung|auftrag|r\.?d\.?[oa]\.?|rfq)\s*(?:n(?:r|um|o)?[.°º]?|no\.?|#|:)?\s*$/iu;

const NOT_CODES = [
  // Sizes, threads, fits, hardness, norms, roughness, paper, units.
  /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+(?:mm)?$/i,
  /^(?:M|MF|Tr|G|Rc|Rp|UN[CF])\d+(?:[./]\d+)?(?:x\d+(?:[.,]\d+)?)?(?:-?\d?[a-zA-Z]{1,2}\d?)?$/,
  /^\d{0,3}[A-Za-z]{1,2}\d{1,2}$/,
  /^(?:HRC|HB|HV|Ra|Rz|DN|PN|RAL|CH)\d+/i,
  /^(?:ISO|UNI|EN|DIN|ASTM|ASME|AISI|CE|REACH|ROHS)[-\d]/i,
  /^\d+(?:[.,]\d+)?(?:mm|cm|m|kg|g|gg|pz|pcs|h|min|µm|um|d|D|x|nd|rd|st|th|W|V|kW|bar|Nm)$/i,
  /^[A-Z]?\d[A-Z]?$/i,
  /^[23]D$/i,
];

/** A number of lots, a range, a day or an amount: digits alone with marks between them. */
const DIGITS = /^\d+(?:[-./_]\d+)*$/;
const NO_PREFIX =
  /^(?:ISO|UNI|EN|DIN|ASTM|ASME|AISI|RAL|HRC|HB|HV|DN|PN|CAP|EUR|USD|CHF|PZ|NR|QTA|KG|MM|TEL|FAX|REV|POS|REA|SDI|CEE|UE|EU|RDO|RDA|RFQ|ODA|DDT|PO|ART|COD|DIS|CEI|PA|OT|GG|GS|CW|IVA|VAT|WNR|OR|ORD|OFF|MOQ|EAU|KW|SP|MC)$/;

const FILE_ENDING = /\.(?:pdf|step|stp|igs|iges|dxf|dwg|stl|x_t|sldprt|prt|xlsx?|csv|tiff?|jpe?g|png)$/i;

const unlike = (token: string): boolean => NOT_CODES.some((pattern) => pattern.test(token));

/** "perno PE-7": a short code after the name of a part. */
const SHORT = /^[A-Z]{2,}[-./_]\d$/;
/** "Flansch 4711-08": digits alone after the name of a part; lots would be of one length. */
const NUMBERED_PART = /^(\d{4,})[-./_](?!\d{4})\d{2,3}$/;
const isNamed = (before: string): boolean => isPartWord(/(\p{L}+)\s+$/u.exec(before)?.[1] ?? '');

function confidenceOf(token: string, before: string, isFirst: boolean): number {
  const isLabelled = LABEL.test(before);
  const digits = token.replaceAll(/\D/g, '').length;
  if (digits === 1 && SHORT.test(token) && isNamed(before)) return 0.75;
  if (digits < 2 && !(isLabelled && digits > 0)) return 0;
  if (isLabelled) return token.length >= 2 ? 0.95 : 0;
  if (ORDER.test(before)) return 0;
  const reference = REFERENCE.exec(before);
  const isNumber = reference?.[1] !== undefined && !ASKED.test(before);
  if (reference && (isNumber || !/[A-Za-z]/.test(token))) return 0;
  if (/^(?:P|OF|OFF|PREV|Q|ORD|PO|RDO|RDA|RFQ|ODA|C|DDT|FT)[-./_]?(?:20)?\d\d[-./_]\d+$/i.test(token))
    return 0;
  if (DIGITS.test(token)) {
    if (NUMBERED_PART.test(token) && isNamed(before)) return 0.75;
    // Digits alone are a code at the head of a list line, unless they read like lots or a day.
    if (
      !isFirst ||
      digits < 5 ||
      /^\d{1,3}(?:\.\d{3})+$/.test(token) ||
      /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/.test(token)
    )
      return 0;
    return 0.75;
  }
  if (token.length < 4 || unlike(token)) return 0;
  const letters = token.replaceAll(/[^A-Za-z]/g, '');
  const small = letters.replaceAll(/[A-Z]/g, '').length;
  if (small > 1 || (small === 1 && letters.length === 1)) return 0;
  return /[-./_]/.test(token) || digits >= 3 ? 0.9 : 0.7;
}

/** «cod. 12.345.678», «cod. AB 1234»: the label tells that these digits are no lots. */
const isLabelledCode = (token: string, before: string): boolean =>
  LABEL.test(before) && token.replaceAll(/\D/g, '').length > 3;

/** Codes with digits that would be read as lots. */
export const numberedParts = (text: string): readonly Range[] =>
  [...text.matchAll(SPACED), ...text.matchAll(TOKEN)]
    .filter(({ 0: token, index }) => {
      const before = text.slice(0, index);
      return (NUMBERED_PART.test(token) && isNamed(before)) || isLabelledCode(token, before);
    })
    .map(({ 0: token, index }) => ({ start: index, end: index + token.length }));

/** Codes of parts in a stretch of text. `taken`: stretches that mean something else, such as materials. */
export function codesIn(text: string, taken: readonly Range[], isItem = false): readonly CodeMention[] {
  const addresses = rangesOf(text, /\S+@\S+|(?:https?:\/\/|www\.)\S+/gi);
  const lists = rangesOf(text, /(?<![\w.])\d{1,3}(?:\.\d{3})+(?![\w.])/g).filter(
    ({ start, end }) => !isLabelledCode(text.slice(start, end), text.slice(0, start)),
  );
  const blocked = [...taken, ...addresses, ...lists];
  const found: CodeMention[] = [];
  const add = (match: RegExpExecArray, confidence: number): void => {
    const ending = FILE_ENDING.exec(match[0])?.[0].length ?? 0;
    // «VT-100_B.pdf»: the name of a file ends with the revision.
    const named = ending > 0 ? readFileName(match[0]).code : match[0];
    const range = { start: match.index, end: match.index + named.length };
    if (confidence === 0 || !isFree(range, blocked) || !isFree(range, found)) return;
    const reason = confidence >= 0.95 ? 'scritto dopo «cod.» o «disegno»' : 'ha la forma di un codice';
    found.push({ ...range, code: text.slice(range.start, range.end), confidence, reason });
  };
  for (const match of text.matchAll(SPACED)) {
    const prefix = match[0].slice(0, match[0].indexOf(' '));
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    add(match, NO_PREFIX.test(prefix) || REFERENCE.exec(before)?.[1] ? 0 : 0.8);
  }
  for (const match of text.matchAll(TOKEN)) {
    if (!/\d/.test(match[0])) continue;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    // The word before a dimension or a norm decides what the number is; «piastra» does not end with «Ra».
    if (
      /(?<!\p{L})(?:ISO|UNI|EN|DIN|ASTM|RAL|HRC|HB|Ra|Rz|Ø|⌀|diam\.?|€|\$|tel\.?|fax|cell\.?|p\.?\s?iva|REA|CAP|macchin[ae]|impianto|machine|maschine|rev\.?|ind\.?|ore|h\.)\s?:?\s?$/iu.test(
        before,
      )
    )
      continue;
    const token = match[0].replace(FILE_ENDING, '');
    add(match, confidenceOf(token, before, isItem && before.trim() === ''));
  }
  return found.sort((one, two) => one.start - two.start);
}

/** The same part however it is written: "ro4501", "RO-4501", "RO 4501". */
export const codeKey = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
