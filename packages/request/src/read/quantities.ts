import { isPartWord } from '../words/part-words.ts';
import { COUNT_IN_WORDS, countInWords } from './number-words.ts';
import { isFree, type Range } from './taken.ts';

export interface QuantityMention extends Range {
  readonly counts: readonly number[];
  readonly isYearly: boolean;
  readonly confidence: number;
  readonly reason: string;
}

/** "1.000", "1'000", "1’000", "1k". */
const NUMBER = "\\d{1,3}(?:[.'’]\\d{3})+|\\d{1,4}\\s?k(?![\\p{L}\\d])|\\d{1,7}";
const BETWEEN =
  '\\s*(?:/|-|–|,|;|\\+|\\b(?:e|o|oppure|ed|and|or|und|oder|che)\\b(?:\\s+(?:per|for|für)\\b)?)\\s*';
const UNIT =
  '(?:pz|pezz[oi]|pcs?|pieces?|pièces|stk|stück|stueck|unità|units?|esemplar[ei]|cad(?:auno)?|off|ea)';
/** «da 100 a 500»: the smallest and the largest lot. */
const FROM_TO = `(?:da|from|von)\\s+(?:${NUMBER})(?:\\s?${UNIT}\\b\\.?)?\\s+(?:a|to|bis)\\s+(?:${NUMBER})(?![\\d.,]*\\d)(?:\\s?${UNIT}\\b\\.?)?`;
const LIST = `(?:${FROM_TO}|(?:${NUMBER})(?:\\s?\\(\\p{L}+\\)(?=\\s?${UNIT}))?(?:\\s?${UNIT}\\b\\.?)?(?:${BETWEEN}(?:${NUMBER})(?![\\d.,]*\\d)(?:\\s?${UNIT}\\b\\.?)?)*)`;
/** "qt�" is what a wrong character set leaves of "qtà". */
const WORD =
  "(?:q\\.?\\s?t(?:à|a|a'|á|�|\\.)?\\.?|quantit(?:à|a|a')|qty|quantity|quantities|menge|stückzahl|losgrößen?|price breaks?(?: at| of| for)?|lott[oi](?: di| da(?!\\s+\\d+\\s+a\\s))?|lots?(?: of| size)?|batch(?:es)?(?: of)?|n(?:r|um)?[.°º]?\\s?pz|pz|pezzi|pcs|stk)";

const AFTER_WORD = new RegExp(
  `(?<![\\p{L}\\d])${WORD}\\s*[.:=]?\\s*(${LIST})(?![\\d]|[.,]\\d|\\s?[x×]\\s?\\d|\\s?(?:mm|cm|kg|%|€|gg|giorni))`,
  'giu',
);
/** «1x50 pz» is one lot of fifty. */
const BEFORE_UNIT = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:1\\s?[x×]\\s?)?(${LIST})(?<=${UNIT}\\.?)(?![\\p{L}\\d])`,
  'giu',
);
const NUMBERED = new RegExp(
  `(?<![\\p{L}\\d])(?:n|nr|num|no)\\s?[.°º]\\s?(${NUMBER})(?![\\d/.-]*\\d)\\s+(\\p{L}+)`,
  'giu',
);
const COUNTED =
  /(?<![\p{L}\d.,/°º-])(\d{1,3}(?:[.'’]\d{3})+|\d{1,4})(?![\d.,]*\d)\s+(\p{L}{3,})(?:\s+(\p{L}{3,}))?/giu;

const WORDY = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT_IN_WORDS})\\s+(?:di\\s+|of\\s+)?(\\p{L}+(?:[-./_]?\\d[\\w-]*)?)`,
  'giu',
);

/** «Quantità minima 50 e massima 200 pezzi». */
const LEAST_AND_MOST = new RegExp(
  `(?<![\\p{L}\\d])(?:${WORD}\\s*)?min(?:im\\p{L}|imum)?\\.?\\s*(?:di\\s+|:\\s*)?((?:${NUMBER})(?:\\s?${UNIT})?\\s*(?:[-,/–]|e|and|und)?\\s*max(?:imum)?\\.?\\s*(?:di\\s+|:\\s*)?(?:${NUMBER})|(?:${NUMBER})(?:\\s?${UNIT})?\\s*(?:[-,/–]|e)?\\s*(?:la\\s+)?massim\\p{L}\\s*(?:di\\s+)?(?:${NUMBER}))(?:\\s?${UNIT})?(?![\\p{L}\\d.,])`,
  'giu',
);

/** «Un paio di AX-102»: a code of two letters or more, which no thread has. */
const CODE = /^[A-Z]{2,}[-./_]?\d/;
/** «4x SP-10». */
const TIMES = /(?<![\p{L}\d.,/-])(\d{1,5})\s?[x×]\s+(\p{L}+(?:[-./_]?\d[\w-]*)?)/giu;
/** «x4 staffa». */
const TIMES_BEFORE = /(?<![\p{L}\d.,/-])(?<!\d\s)[x×](\d{1,5})\s+(\p{L}+(?:[-./_]?\d[\w-]*)?)/giu;

/** Things that are counted on a part or in a mail, and are no pieces. */
const NOT_PIECES =
  /^(?:for[oi]|fogli?|articol[oi]|posizion[ei]|disegn[oi]|voc[ei]|codic[ei]|righ[ea]|file|allegat[oi]|giorn[oi]|gg|settiman[ae]|mes[ei]|ann[oi]|or[ae]|filett\w*|lat[oi]|smuss[oi]|cav[ae]|sed[ei]|tip[oi]|particolari|assiem[ei]|gruppi|viti|spigol\w*|dent[ei]|holes?|sheets?|items?|drawings?|days?|weeks?|months?|positions?|bohrungen|blatt|tage?|wochen?|positionen|zeichnungen|artikel|mm|cm|kg|euro|piani|facce|gradi|percento|microns?|macchin[ae]|volt[ae]|person[ae]|dipendenti|offert[ae])$/i;
/** Words before a number that make it the number of a document or a place. */
const DOCUMENT =
  /(?:offert[ae]|(?<!prim[oi]\s)ordin[ei]|r\.?d\.?[oa]\.?|preventiv[oi]|fattur[ae]|ddt|rif\.?|riferimento|disegno|dis\.|cod\.?|codice|art\.?|articolo|pos\.?|posizione|rev\.?|via|tel\.?|int\.?|commessa|sett\.?|settimana|kw|week|bestellung|anfrage|zeichnung|tavola|foglio|(?:order|quote|invoice)(?=\s*(?:no|nr|n)\b))\s*(?:n\.?|nr\.?|n°)?\s*$/i;
/** "500 pz anziché 200": the second is the old one. */
const INSTEAD = /(?:anziché|invece d[ie]|al posto d[ie]|instead of|rather than|statt)\s*$/i;
/** "Da 50 a 80 pz" tells two lots, unless one takes the place of the other. */
const CHANGED =
  /(?:pass(?:a|are|ando|iamo)|aument\w+|riduc\w+|ridurre|riduzione|modific\w+|portar\w+|portando|cambi\w+|variazion\w+|increas\w+|chang\w+|reduc\w+|erhöh\w+|änder\w+)\s+(?:\p{L}+\s+){0,3}$/iu;
/** "Abbiamo già ordinato 50 pz": an earlier lot. */
const EARLIER =
  /(?:abbiamo|avevamo|avete|ho|have|had)\s+(?:\p{L}+\s+){0,2}(?:ordinat|acquistat|comprat|pres[oaie]|fornit|consegnat|ricevut|ordered|bought|supplied|delivered|received)\p{L}{0,2}\s+(?:\p{L}+\s+){0,2}$/iu;
/** "300 pz con consegne di 100 pz": a part of the lot. */
const DELIVERED =
  /(?:consegne|tranche|deliveries|call-?offs?|teillieferungen)\s+(?:\p{L}+\s+)?(?:di|da|of|von|zu|à)\s+$/iu;
/** "4 pz per macchina" counts in an assembly. */
const PER_ASSEMBLY =
  /^\s*(?:per|\/|a|pro|each)\s*(?:macchina|gruppo|assieme|kit|impianto|machine|set|assembly|maschine|baugruppe|box|scatola|confezione|cassa|karton|verpackung)/i;
/** «MOQ 100 pcs»: less is not sold. */
const SMALLEST =
  /\b(?:m\.?o\.?q\.?|min(?:imum)?\.? order(?: quantity)?|mindestmenge|mindestbestellmenge)\s*:?\s*$/i;
const YEARLY =
  /^\s*(?:pz\.?|pezzi|pcs)?\s*(?:\/\s?anno|l['’]anno|all['’]anno|annui|annue|annuali|a year|per year|\/\s?year|p\.a\.|pro jahr|im jahr|\/\s?jahr)/i;
/** «Jahresbedarf 1.200 Stück», «EAU 5,000 pcs». */
const YEARLY_BEFORE =
  /(?:jahres(?:bedarf|menge)|(?:fabbisogno|consumo) annu(?:o|ale)|annual (?:usage|volume|demand|quantity)|e\.?a\.?u\.?)\s*:?\s*(?:di|of|von|circa|ca\.?|approx\.?|about|etwa)?\s*$/i;
const GROUP =
  /(?:\/\s?gruppo|\/\s?assieme|per gruppo|per assieme|per macchina|\/\s?kit|minim[ao]|min\.)\s*:?\s*$/i;

const SAME_AGAIN = /^(\d+)(?:\s?\+\s?\1)+(?!\d)/;

/** "50+50" is one lot in two deliveries. */
export const sameAgain = (list: string): number | null => {
  const repeated = SAME_AGAIN.exec(list.trim());
  return repeated ? Number(repeated[1]) * repeated[0].split('+').length : null;
};

/** How many deliveries "25+25" names; 1 for every other list. */
export const deliveriesOf = (list: string): number =>
  SAME_AGAIN.exec(list.trim())?.[0].split('+').length ?? 1;

const countsOf = (list: string): number[] => {
  const together = sameAgain(list);
  if (together !== null) return [together];
  const counts = [...list.matchAll(/(\d{1,3}(?:[.'’]\d{3})+|\d+)(\s?k(?!\p{L}))?/giu)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll(/[.'’]/g, '')) * (thousands ? 1000 : 1),
  );
  return [...new Set(counts)].filter((count) => count > 0 && count <= 1_000_000);
};

/** Lots grow: "10-20" may also be a range, and a falling list is something else. */
const isRising = (counts: readonly number[]): boolean =>
  counts.every((count, at) => at === 0 || count > (counts[at - 1] ?? 0));

const NAMES_PIECES = new RegExp(`^${WORD}|${UNIT}\\.?$`, 'iu');

interface Pattern {
  readonly pattern: RegExp;
  readonly confidence: number;
  readonly reason: string;
  readonly accepts: (match: RegExpExecArray, isItem: boolean) => boolean;
}

/** «a 18 cad.», «12,50 cad.»: each costs so much. */
const isPrice = ({ 0: words, index, input }: RegExpExecArray): boolean =>
  /cad(?:auno)?\.?$/i.test(words) &&
  (/\d,\d/.test(words) || /(?:\ba|€|\beuro?|\bprezzo|\bcosto)\s*:?\s*$/i.test(input.slice(0, index)));

const namesPart = (word: string): boolean => CODE.test(word) || (isPartWord(word) && !NOT_PIECES.test(word));

export const REASON_OF_NAMES = 'numero davanti al nome del pezzo';
export const REASON_OF_WORDS = 'quantità scritta in lettere';

const PATTERNS: readonly Pattern[] = [
  {
    pattern: LEAST_AND_MOST,
    confidence: 0.9,
    reason: 'quantità minima e massima',
    accepts: ({ 0: words }) => NAMES_PIECES.test(words),
  },
  {
    pattern: AFTER_WORD,
    confidence: 0.95,
    reason: 'scritto dopo «pz.» o «q.tà»',
    accepts: (match) => !GROUP.test(match[0].slice(0, match[0].search(/\d/))),
  },
  {
    pattern: BEFORE_UNIT,
    confidence: 0.95,
    reason: 'scritto prima di «pezzi»',
    accepts: (match) => !isPrice(match),
  },
  {
    pattern: TIMES,
    confidence: 0.88,
    reason: 'numero con «x» davanti al pezzo',
    accepts: ({ 2: word = '' }) => namesPart(word),
  },
  {
    pattern: TIMES_BEFORE,
    confidence: 0.88,
    reason: '«x» e numero davanti al pezzo',
    accepts: ({ 2: word = '' }) => namesPart(word),
  },
  {
    pattern: NUMBERED,
    confidence: 0.88,
    reason: 'scritto dopo «n°»',
    accepts: (match, isItem) => !NOT_PIECES.test(match[2] ?? '') && (isItem || isPartWord(match[2] ?? '')),
  },
  {
    pattern: COUNTED,
    confidence: 0.75,
    reason: REASON_OF_NAMES,
    accepts: (match) =>
      !NOT_PIECES.test(match[2] ?? '') &&
      [match[2], match[3]].some((word) => word !== undefined && isPartWord(word)),
  },
  {
    pattern: WORDY,
    confidence: 0.75,
    reason: REASON_OF_WORDS,
    accepts: ({ 2: word = '' }) => namesPart(word),
  },
];

/** The text with marks in place of what already has a meaning, so that "Fe 360, 600 pz" is read from the 600 on. */
function masked(text: string, taken: readonly Range[]): string {
  let result = text;
  for (const { start, end } of taken)
    result = result.slice(0, start) + '¤'.repeat(end - start) + result.slice(end);
  return result;
}

/** English writers put a comma between thousands, where Italians put it between two lots. */
const withApostrophes = (text: string): string =>
  /\b(?:pcs|pieces|units|quantit(?:y|ies)|qty)\b/i.test(text)
    ? text.replaceAll(/(?<![\d.,])(\d{1,3}),(?=\d{3}(?![\d,]))/g, "$1'")
    : text;

/** Words of a match before its numbers: "quantità " of "quantità da 50 a 80". */
const leadOf = (match: RegExpExecArray): string => match[0].slice(0, match[0].indexOf(match[1] ?? ''));

/** Quantities of pieces in a stretch of text. */
export function quantitiesIn(
  whole: string,
  taken: readonly Range[],
  isItem = false,
): readonly QuantityMention[] {
  const found: QuantityMention[] = [];
  /** «Fabbisogno annuo 2.400 pz, consegne da 200 pz»: beside the need of a year, a delivery is the lot. */
  const delivered: QuantityMention[] = [];
  const text = withApostrophes(masked(whole, taken));
  for (const { pattern, confidence, reason, accepts } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const words = [NUMBERED, COUNTED, WORDY, TIMES, TIMES_BEFORE].includes(pattern)
        ? match[0].slice(0, match[0].indexOf(match[1] ?? '') + (match[1] ?? '').length)
        : match[0];
      const range = { start: match.index, end: match.index + words.trimEnd().length };
      const before = text.slice(Math.max(0, match.index - 30), match.index);
      const clause = text.slice(Math.max(0, match.index - 90), match.index);
      const after = text.slice(range.end, range.end + 20);
      const isYearly =
        YEARLY_BEFORE.test(before + leadOf(match)) ||
        YEARLY.test(after) ||
        YEARLY.test(text.slice(match.index + words.search(/\d/)).replace(/^[\d.'’]+/, ''));
      if (INSTEAD.test(before) || EARLIER.test(clause)) continue;
      if (PER_ASSEMBLY.test(after) || SMALLEST.test(before)) continue;
      if (DOCUMENT.test(before) || !isFree(range, taken) || !isFree(range, found) || !accepts(match, isItem))
        continue;
      if (
        pattern === WORDY &&
        /^una?$/i.test(match[1] ?? '') &&
        !/prototip|campion|sample|muster/i.test(match[2] ?? '')
      )
        continue;
      const all = pattern === WORDY ? [countInWords(match[1] ?? '')] : countsOf(match[1] ?? '');
      const isChange = /^(?:da|from|von)\s/i.test(match[1] ?? '') && CHANGED.test(clause + leadOf(match));
      const counts = isChange ? all.slice(-1) : all;
      if (counts.length === 0 || !isRising(counts)) continue;
      const isRange =
        counts.length === 2 && /^\d+\s?[-–]\s?\d+$|^(?:da|from|von)\s/i.test((match[1] ?? '').trim());
      const mention = {
        ...range,
        counts,
        isYearly,
        confidence: isRange ? confidence - 0.2 : confidence,
        reason,
      };
      (DELIVERED.test(clause) ? delivered : found).push(mention);
    }
  }
  if (found.length > 0 && found.every(({ isYearly }) => isYearly))
    found.push(...delivered.filter((each) => isFree(each, found)).slice(0, 1));
  return found.sort((one, two) => one.start - two.start);
}

const BARE = new RegExp(`^[\\s:=→>–—-]*(?:x\\s?|,?\\s*n(?:r|um)?[.°º]\\s?)?(${LIST})\\s*$`, 'iu');

/** Lots written alone after everything else of a list line: "FL-0087: 10, 50, 100". */
export function trailingCounts(text: string): QuantityMention | null {
  const match = BARE.exec(text);
  if (!match) return null;
  const counts = countsOf(match[1] ?? '');
  if (counts.length === 0 || !isRising(counts)) return null;
  const start = match[0].search(/\d/);
  return {
    start,
    end: match[0].trimEnd().length,
    counts,
    isYearly: false,
    confidence: 0.7,
    reason: 'numeri in fondo alla riga',
  };
}
