import { findMaterialsIn } from '@truciolo/materials-library';
import { LABEL_WORDS, type LabelField } from './label-words.ts';

export interface LabelMatch {
  readonly field: LabelField;
  /** Place in the list of words: 0 is the most telling. */
  readonly rank: number;
  /** Text after the label on the same line; empty where the label stands alone. */
  readonly rest: string;
  /** «DISEGNO / REV.»: the cell holds a value of this field behind that of the first one. */
  readonly second?: LabelMatch;
}

const FIELDS = Object.keys(LABEL_WORDS) as LabelField[];

const alone = (words: string) => new RegExp(`^(?:${words})\\s*[.:]*\\s*$`, 'i');
/** Without a colon, text after a word may be a sentence: only a colon, an equals sign or a known word splits it. */
const inline = (words: string) => new RegExp(`^(?:${words})\\s*[:=]\\s*(\\S.*)$`, 'i');

/** One pattern for all words of a field, and one for each: most lines are no label, and few patterns are compiled. */
const labels = FIELDS.map((field) => {
  const words = LABEL_WORDS[field];
  const any = words.map((word) => `(?:${word})`).join('|');
  return {
    field,
    isAlone: alone(any),
    isInline: inline(any),
    words: words.map((word) => ({ alone: alone(word), inline: inline(word) })),
  };
});

function aloneOf(text: string) {
  const label = labels.find(({ isAlone }) => isAlone.test(text));
  return label && { field: label.field, rank: label.words.findIndex((word) => word.alone.test(text)) };
}

function inlineOf(text: string): LabelMatch | null {
  if (!/[:=]/.test(text)) return null;
  const label = labels.find(({ isInline }) => isInline.test(text));
  const rank = label?.words.findIndex((word) => word.inline.test(text)) ?? -1;
  const rest = label?.words[rank]?.inline.exec(text)?.[1];
  return label && rest ? { field: label.field, rank, rest: rest.trim() } : null;
}

/** Words after which a value follows without a colon: «SCALE 1:2», «SHEET 1 OF 2», «RUGOSITÀ GENERALE 3.2». */
const OPEN: readonly (readonly [LabelField, RegExp])[] = [
  ['scale', /^(?:scala|scale|ma(?:ß|ss)stab|echelle)\s+(\d.*)$/i],
  ['sheet', /^(?:foglio|sheet|blatt)\s+(\d.*)$/i],
  ['roughness', /^rugosit[aà]['’]?\s*(?:generale|gen\.)?\s+((?:r[az]\s*)?\d.*)$/i],
  [
    'roughness',
    /^(?:(?:general\s+)?surface\s+(?:finish|roughness)|[eé]tat de surface|oberfl(?:ä|ae)che[ng]?\p{L}*)\s+(r[az]\s*\d.*)$/iu,
  ],
  [
    'tolerance',
    /^(?:toll(?:eranze|\.)?\s*(?:generali|gen\.?)|general tolerances?|tolerances? are)\s+(\S.*)$/i,
  ],
  ['revision', /^rev(?:isione|ision|\.)\s+([A-Z]|\d{1,2})$/i],
  ['weight', /^(?:peso|massa|weight|gewicht)\s+(~?\d.*)$/i],
  [
    'code',
    /^(?:dwg|drg|drawing|part|zeichnungs|teile|disegno|dis\.)[\s.-]*(?:no\.?|nr\.?|n[°º.]|number|nummer)\s+(\S*\d\S*)$/i,
  ],
];

/** «MATERIAL AISI 316L»; «MATERIAL THICKNESS 3» names another thing. */
const MATERIAL = /^(?:materiale?|werkstoff|mat[ée]riau)\s+(\S.*)$/i;

/** «Materiale / Material», «Materiale - Material» name one field in two languages, «DISEGNO / REV.» two fields. */
function double(text: string) {
  const [one, other, ...more] = text.split(/\/|\s[-–|]\s/).map((half) => half.trim());
  if (!one || !other || more.length > 0) return undefined;
  const [first, second] = [aloneOf(one), aloneOf(other)];
  if (!first || !second) return undefined;
  return first.field === second.field ? first : { ...first, second: { ...second, rest: '' } };
}

/** «5. MATERIALE: C45»: notes are numbered. */
const NUMBERED = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/** Labels are words. Most lines of a drawing begin with a size. */
const WORDED = /^(?:\(?\d{1,2}[.)]\s+)?\p{L}/u;

const isMaterial = (text: string) => {
  const [first] = findMaterialsIn(text);
  return first?.start === 0 && text.length - first.end < 4;
};

/** The field that a line names; null for lines that are no label. */
export function matchLabel(line: string): LabelMatch | null {
  if (!WORDED.test(line)) return null;
  const whole = aloneOf(line) ?? double(line);
  if (whole) return { ...whole, rest: '' };
  const text = line.replace(NUMBERED, '');
  const split = inlineOf(text);
  if (split) return split;
  for (const [field, pattern] of OPEN) {
    const rest = pattern.exec(text)?.[1];
    if (rest) return { field, rank: 0, rest: rest.trim() };
  }
  const material = MATERIAL.exec(text)?.[1];
  return material && isMaterial(material) ? { field: 'material', rank: 0, rest: material } : null;
}
