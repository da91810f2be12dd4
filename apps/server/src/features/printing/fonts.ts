import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TFontDictionary } from 'pdfmake/interfaces.js';
import { fontkit } from './fontkit.ts';
import { unpackWoff } from './woff.ts';

// Fontsource splits a family by alphabet, and pdfmake has no fallback from one font to the next: each piece is a
// separate font here, and `runs` assigns the characters.

const require = createRequire(import.meta.url);
const file = (family: string, subset: string, weight: number, style = 'normal'): string =>
  `@fontsource/ibm-plex-${family}/files/ibm-plex-${family}-${subset}-${weight}-${style}.woff`;

const unpacked = new Map<string, Buffer>();
/** The bytes behind a name in `fonts`, read once. */
export function fontBytes(name: string): Buffer {
  const known = unpacked.get(name) ?? unpackWoff(readFileSync(require.resolve(name)));
  unpacked.set(name, known);
  return known;
}

const styles = (family: string, subset: string) => ({
  normal: file(family, subset, 400),
  bold: file(family, subset, 600),
  italics: file(family, subset, 400, 'italic'),
  bolditalics: file(family, subset, 600, 'italic'),
});

/** In the order in which a character is looked for. */
const SUBSETS = {
  Plex: 'latin',
  PlexExt: 'latin-ext',
  PlexGreek: 'greek',
  PlexCyrillic: 'cyrillic',
} as const;
export const PLAIN = 'Plex';
export const MONO = 'PlexMono';

export const fonts = {
  ...Object.fromEntries(Object.entries(SUBSETS).map(([name, subset]) => [name, styles('sans', subset)])),
  [MONO]: styles('mono', 'latin'),
} satisfies TFontDictionary;

/** Signs of the trade that the family lacks, and spaces that would print as a box. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '⌀': 'Ø',
  '∅': 'Ø',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '√': 'rad.',
  '∞': 'inf.',
  '⟂': 'perp.',
  '\t': '  ',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
};
const UNKNOWN = '?';

const coverage = new Map<string, ReadonlySet<number>>();
function covers(font: keyof typeof SUBSETS, code: number): boolean {
  let known = coverage.get(font);
  if (!known) {
    known = new Set(fontkit.create(fontBytes(file('sans', SUBSETS[font], 400))).characterSet);
    coverage.set(font, known);
  }
  return known.has(code);
}

const fontOf = (character: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return (Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]).find((font) => covers(font, code));
};

interface Run {
  readonly text: string;
  readonly font?: string;
}

/** Longest piece of text without a blank that still has a place on a line. */
const LONGEST_WORD = 60;

const CONTROL = /(?![\t\n])\p{Cc}/gu;

function clean(text: string, breaksAnywhere: boolean): string {
  const whole = text.replace(/\r\n?/g, '\n').replace(CONTROL, '').normalize('NFC');
  if (breaksAnywhere) return whole;
  return whole.replace(
    /\S{61,}/gu,
    (word) => word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gu'))?.join(' ') ?? word,
  );
}

/**
 * Text as people typed it, cut into runs of one font each; nothing of it prints as an empty box. Very long words get
 * blanks to break at, unless the text breaks anywhere by itself.
 */
export function runs(text: string, breaksAnywhere = false): string | Run[] {
  const parts: { text: string; font: string }[] = [];
  for (const typed of clean(text, breaksAnywhere)) {
    const known = typed === '\n' ? PLAIN : fontOf(typed);
    const character = known ? typed : (REPLACEMENTS[typed] ?? UNKNOWN);
    const font = known ?? PLAIN;
    const last = parts.at(-1);
    if (last?.font === font) last.text += character;
    else parts.push({ text: character, font });
  }
  if (parts.length === 0) return '';
  const [only] = parts;
  return parts.length === 1 && only?.font === PLAIN ? only.text : parts;
}
