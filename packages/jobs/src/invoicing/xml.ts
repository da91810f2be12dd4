/** Amounts and rates as the schema writes them. */
export const two = (value: number): string => value.toFixed(2);

/** An element with a text or with elements; null and false are left out. */
export type Element = readonly [name: string, content: string | readonly (Element | null | false)[]];

/** Characters the schema takes (Basic Latin and Latin-1), for those people type that it does not. */
const INSTEAD: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  '≤': '<=',
  '≥': '>=',
  '⌀': 'Ø',
  '∅': 'Ø',
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
  '\u2009': ' ',
  '\u202f': ' ',
};

/** One line within Latin-1, with a maximum length. */
export function latin(text: string, most: number): string {
  const mapped = [...text.normalize('NFC')].map((character) => {
    const known = INSTEAD[character];
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
    if (code <= 0xff) return character;
    // Ž is a Z with a mark above it.
    const plain = character.normalize('NFD')[0] ?? '?';
    return plain <= '~' ? plain : '?';
  });
  return mapped.join('').replace(/\s+/g, ' ').trim().slice(0, most).trim();
}

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
