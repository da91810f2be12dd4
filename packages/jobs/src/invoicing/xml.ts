/** Amounts and rates as the schema writes them. */
export const two = (value: number): string => value.toFixed(2);

/** An element with a text or with elements; null and false are left out. */
export type Element = readonly [name: string, content: string | readonly (Element | null | false)[]];

/** Characters the schema takes (Basic Latin and Latin-1), for those people type that it does not. */
const INSTEAD: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '•': '-',
  '⁄': '/',
  '→': '->',
  '€': 'EUR',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '⌀': 'Ø',
  '∅': 'Ø',
  μ: 'µ',
  Ω: 'ohm',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
};

/** Characters of Latin-1 that Unicode does not take apart, where Basic Latin alone is allowed. */
const BASIC_INSTEAD: Readonly<Record<string, string>> = {
  '°': '.',
  º: '.',
  ª: 'a',
  Ø: 'O',
  ø: 'o',
  Æ: 'AE',
  æ: 'ae',
  ß: 'ss',
  '×': 'x',
  '±': '+/-',
  µ: 'u',
  '·': '.',
  '«': '"',
  '»': '"',
};

/** A character without its marks, ligatures and fractions taken apart: Ž → Z, ⅜ → 3⁄8. */
const plain = (character: string): string => character.normalize('NFKD').replace(/\p{M}/gu, '');

function latinCharacter(character: string): string {
  const known = INSTEAD[character];
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
  if (code <= 0xff) return character;
  const parts = plain(character);
  return parts === character ? '?' : [...parts].map(latinCharacter).join('');
}

function basicCharacter(character: string): string {
  if (character <= '~') return character;
  const known = BASIC_INSTEAD[character];
  if (known !== undefined) return known;
  const [first = '?'] = plain(character);
  return first <= '~' ? first : '?';
}

const oneLine = (text: string, most: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, most).trim();

const toLatin = (text: string): string => [...text.normalize('NFC')].map(latinCharacter).join('');

/** One line within Latin-1, with a maximum length. */
export const latin = (text: string, most: number): string => oneLine(toLatin(text), most);

/** One line within Basic Latin: numbers of documents. */
export const basicLatin = (text: string, most: number): string =>
  oneLine([...toLatin(text)].map(basicCharacter).join(''), most);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

export function writeElement([name, content]: Element, indent = ''): string {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>`;
  const inner = content
    .filter((child) => child !== null && child !== false)
    .map((child) => writeElement(child, `${indent}  `));
  return [`${indent}<${name}>`, ...inner, `${indent}</${name}>`].join('\n');
}
