/** Named characters that mails use; the others stay as they are written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  times: '×',
  Oslash: 'Ø',
  oslash: 'ø',
  ordm: 'º',
  ordf: 'ª',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  szlig: 'ß',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** "agrave", "Uuml": a letter and the name of its accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

function named(name: string): string | null {
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? null;
  const [, letter = '', accent = ''] = /^([A-Za-z])(grave|acute|circ|tilde|uml|cedil)$/.exec(name) ?? [];
  return accent === '' ? null : `${letter}${ACCENTS[accent]}`.normalize('NFC');
}

function numbered(code: number): string {
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

/** Text of HTML with its character references replaced, once. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([A-Za-z][A-Za-z0-9]{1,9}));?/gi,
    (whole, hex, decimal, name) => {
      if (hex) return numbered(Number.parseInt(hex, 16));
      if (decimal) return numbered(Number(decimal));
      return named(name) ?? whole;
    },
  );
