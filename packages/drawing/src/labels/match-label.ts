import { LABEL_WORDS, type LabelField } from './label-words.ts';

export interface LabelMatch {
  readonly field: LabelField;
  /** Place in the list of words: 0 is the most telling. */
  readonly rank: number;
  /** Text after the label on the same line; empty where the label stands alone. */
  readonly rest: string;
}

const FIELDS = Object.keys(LABEL_WORDS) as LabelField[];

const whole = FIELDS.flatMap((field) =>
  LABEL_WORDS[field].map((word, rank) => ({
    field,
    rank,
    alone: new RegExp(`^(?:${word})\\s*[.:]*\\s*$`, 'i'),
    // Without a colon, text after a word may be a sentence: only a colon, an equals sign or a known word splits it.
    inline: new RegExp(`^(?:${word})\\s*[:=]\\s*(\\S.*)$`, 'i'),
  })),
);

/** Words after which a value follows without a colon: «SCALE 1:2», «SHEET 1 OF 2», «RUGOSITÀ GENERALE 3.2». */
const OPEN: readonly (readonly [LabelField, RegExp])[] = [
  ['scale', /^(?:scala|scale|ma(?:ß|ss)stab|echelle)\s+(\d.*)$/i],
  ['sheet', /^(?:foglio|sheet|blatt)\s+(\d.*)$/i],
  ['roughness', /^rugosit[aà]['’]?\s*(?:generale|gen\.)?\s+((?:r[az]\s*)?\d.*)$/i],
  [
    'tolerance',
    /^(?:toll(?:eranze|\.)?\s*(?:generali|gen\.?)|general tolerances?|tolerances? are)\s+(\S.*)$/i,
  ],
  ['revision', /^rev(?:isione|ision|\.)\s+([A-Z]|\d{1,2})$/i],
  ['weight', /^(?:peso|massa|weight|gewicht)\s+(~?\d.*)$/i],
];

const aloneOf = (text: string) => whole.find((word) => word.alone.test(text));

/** «Materiale / Material»: both halves name the same field. */
function bilingual(text: string) {
  const [one, other, ...more] = text.split('/').map((half) => half.trim());
  if (!one || !other || more.length > 0) return undefined;
  const first = aloneOf(one);
  return first && aloneOf(other)?.field === first.field ? first : undefined;
}

/** «5. MATERIALE: C45»: notes are numbered. */
const NUMBERED = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/** The field that a line names; null for lines that are no label. */
export function matchLabel(line: string): LabelMatch | null {
  const alone = aloneOf(line) ?? bilingual(line);
  if (alone) return { field: alone.field, rank: alone.rank, rest: '' };
  const text = line.replace(NUMBERED, '');
  for (const { field, rank, inline } of whole) {
    const rest = inline.exec(text)?.[1];
    if (rest) return { field, rank, rest: rest.trim() };
  }
  for (const [field, pattern] of OPEN) {
    const rest = pattern.exec(text)?.[1];
    if (rest) return { field, rank: 0, rest: rest.trim() };
  }
  return null;
}
