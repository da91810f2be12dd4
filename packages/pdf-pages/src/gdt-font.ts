/** Fonts of AutoCAD, Mechanical Desktop and Inventor whose letters are symbols: «AIGDT», «AMGDT», «GDT». */
const GDT_FONT = /(?:^|\+)(?:AI|AM|ISO)?GDT/i;

/** The characters of Autodesk's `gdt.shp` in the order of the alphabet; letters without a symbol in use stay. */
const SYMBOLS: Readonly<Record<string, string>> = {
  a: '∠',
  b: '⟂',
  c: '⏥',
  d: '⌓',
  e: '○',
  f: '∥',
  g: '⌭',
  h: '↗',
  i: '⌯',
  j: '⌖',
  k: '⌒',
  l: 'Ⓛ',
  m: 'Ⓜ',
  n: '⌀',
  o: '□',
  p: 'Ⓟ',
  r: '◎',
  t: '⌰',
  u: '⏤',
  v: '⌴',
  w: '⌵',
  x: '↧',
};

export const isGdtFont = (name: string): boolean => GDT_FONT.test(name);

/** Small letters are symbols; digits and capitals of the font look like themselves. */
export const ofGdtFont = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => SYMBOLS[letter] ?? letter);
