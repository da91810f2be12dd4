import { isVatCheckDigitRight } from '@truciolo/italian';
import type { Claim, Proof, Source } from '../claim.ts';
import type { Address } from '../message/message.ts';
import type { Line } from '../message/split-parts.ts';
import type { CustomerReading } from '../reading.ts';

const FORM =
  /(?:s\.?\s?r\.?\s?l\.?(?:\s?s\.?|\s?u\.?)?|s\.?\s?p\.?\s?a\.?|s\.?\s?n\.?\s?c\.?|s\.?\s?a\.?\s?s\.?|s\.?c\.?a?\.?r\.?l\.?|società cooperativa|gmbh(?: & co\.? kg)?|ag|kg|ohg|e\.k\.|ltd\.?|llc|inc\.?|plc|sarl|s\.?a\.?r\.?l\.?|b\.?v\.?|d\.?o\.?o\.?|s\.?l\.?)(?![\p{L}\d])/iu;
const VAT =
  /(?:p(?:artita)?\.?\s?i(?:va|\.v\.a\.?|\.)|vat(?: ?(?:no|number|id|reg))?|ust-?\s?id(?:-?nr)?|piva)\s*(?:\/\s*c\.?\s?f\.?)?\s*[.:n°º]*\s*((?:[A-Z]{2}\s?)?\d[\d\s]{7,13}\d)/iu;
const PHONE =
  /(?<!\p{L})(?:tel(?:efono)?|phone|cell(?:ulare)?|mob(?:ile|il)?|t|m|ph|handy)\s*[.:]*\s*(\+?[\d(][\d\s()./-]{6,20}\d)/iu;
const DEPARTMENT =
  /(?:uff(?:icio|\.)|acquist|tecnic|commercial|amministr|qualit|produzion|purchas|procure|sales|office|einkauf|vertrieb|technik|info|reparto|dept|officina)/i;
const TITLE = /^(?:geom|ing|dott(?:\.?ssa)?|dr|rag|sig(?:\.?ra)?|p\.?i|arch|mr|mrs|ms|herr|frau)\.?\s+/i;
/** "Grazie, Giulia Ferrari": the name follows the greeting on its line. */
const GREETING = /^(?:grazie|ciao|(?:cordiali |distinti )?saluti|thanks|regards)[\s,.!]+/i;
const PERSON =
  /^[\p{Lu}][\p{L}'’.-]*(?:\s+(?:de|di|da|del|della|van|von|lo|la)?\s?[\p{Lu}][\p{L}'’.-]*){1,3}$/u;

const claim = (
  value: string,
  source: Source,
  line: Line | null,
  confidence: number,
  reason: string,
): Claim<string> => {
  const place = line ? Math.max(0, line.text.indexOf(value)) : 0;
  const proof: Proof = line
    ? {
        source,
        text: line.text.trim(),
        start: line.start + place,
        end: line.start + place + Math.min(value.length, line.text.length - place),
      }
    : { source, text: value };
  return { value, proof, confidence, reason };
};

/** Pieces of a line that puts address, company and numbers side by side. */
const pieces = (text: string): string[] =>
  text.replaceAll('*', '').split(/\s[-–—|·•]\s|\s{3,}|\t|,\s(?=Via|V\.le|Strada|P\.zza|Corso)/i);

function companyIn(text: string): string | null {
  for (const piece of pieces(text)) {
    const match = FORM.exec(piece);
    const before = piece.slice(0, match?.index ?? 0);
    // The form of a company follows its name after a blank or a dot.
    if (!match || !/\p{L}.*[\s.,]$/u.test(before)) continue;
    return piece.slice(0, match.index + match[0].length).trim();
  }
  return null;
}

function findCompany(lines: readonly Line[], sender: Address | null): Claim<string> | null {
  for (const line of lines) {
    const company = companyIn(line.text);
    if (company) return claim(company, 'text', line, 0.92, 'ragione sociale nella firma');
  }
  const vatAt = lines.findIndex(({ text }) => VAT.test(text));
  const above = lines[vatAt - 1];
  if (above && /\p{L}{3}/u.test(above.text) && !/^(?:via|tel)/i.test(above.text.trim()))
    return claim(above.text.trim(), 'text', above, 0.75, 'riga sopra la partita IVA');
  const name = sender?.name ?? '';
  if (companyIn(name)) return claim(name, 'sender', null, 0.8, 'nome del mittente');
  return null;
}

function findVat(lines: readonly Line[]): Claim<string> | null {
  for (const line of lines) {
    const raw = VAT.exec(line.text)?.[1]?.replaceAll(/\s/g, '').toUpperCase();
    if (raw === undefined) continue;
    const digits = raw.replace(/^IT/, '');
    const isItalian = /^\d{11}$/.test(digits);
    const isRight = isItalian && isVatCheckDigitRight(digits);
    const reason =
      !isItalian || isRight ? 'partita IVA nella firma' : 'partita IVA con cifra di controllo errata';
    const value = isItalian ? `IT${digits}` : raw;
    return {
      ...claim(value, 'text', line, isRight ? 0.97 : 0.7, reason),
      proof: { source: 'text', text: line.text.trim(), start: line.start, end: line.end },
    };
  }
  return null;
}

function findPhone(lines: readonly Line[]): Claim<string> | null {
  for (const line of lines) {
    const raw = PHONE.exec(line.text)?.[1];
    if (raw && raw.replaceAll(/\D/g, '').length >= 6)
      return claim(raw.trim(), 'text', line, 0.9, 'telefono nella firma');
  }
  return null;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

function findContact(lines: readonly Line[], sender: Address | null): Claim<string> | null {
  const known = new Set([...wordsOf(sender?.name ?? ''), ...wordsOf(sender?.address.split('@')[0] ?? '')]);
  for (const line of lines) {
    const text = line.text
      .replaceAll('*', '')
      .trim()
      .replace(GREETING, '')
      .replace(TITLE, '')
      .replace(/[,.]$/, '');
    if (text.length > 45 || !PERSON.test(text) || DEPARTMENT.test(text) || companyIn(line.text)) continue;
    const isSender = wordsOf(text).some((word) => known.has(word));
    return claim(
      text,
      'text',
      line,
      isSender ? 0.95 : 0.75,
      isSender ? 'firma e mittente' : 'nome nella firma',
    );
  }
  const name =
    (sender?.name ?? '')
      .replaceAll('"', '')
      .split(/\s[-–—|]\s/)[0]
      ?.trim() ?? '';
  const isPerson = PERSON.test(name) && !DEPARTMENT.test(name) && !companyIn(name);
  return isPerson ? claim(name, 'sender', null, 0.7, 'nome del mittente') : null;
}

/** Facts about the customer: from the signature, else from the sender's address. */
export function readCustomer(signature: readonly Line[], sender: Address | null): CustomerReading {
  const lines = signature.filter(({ text }) => text.trim() !== '');
  return {
    company: findCompany(lines, sender),
    contact: findContact(lines, sender),
    email:
      sender && sender.address !== ''
        ? claim(sender.address, 'sender', null, 0.97, 'indirizzo del mittente')
        : null,
    vat: findVat(lines),
    phone: findPhone(lines),
  };
}
