import { writeGrouped } from '@truciolo/italian';
import type { GeometricKind, PmiNote } from '../model/pmi-note.ts';

const WORDS: Readonly<Record<GeometricKind, string>> = {
  flatness: 'Planarità',
  straightness: 'Rettilineità',
  roundness: 'Circolarità',
  cylindricity: 'Cilindricità',
  parallelism: 'Parallelismo',
  perpendicularity: 'Perpendicolarità',
  angularity: 'Inclinazione',
  position: 'Localizzazione',
  concentricity: 'Coassialità',
  symmetry: 'Simmetria',
  'line-profile': 'Forma di una linea',
  'surface-profile': 'Forma di una superficie',
  'circular-runout': 'Oscillazione circolare',
  'total-runout': 'Oscillazione totale',
};

const MARKS = { diameter: 'ø', radius: 'R', length: '', angle: '' } as const;

export const isDimension = ({ kind }: PmiNote): boolean => kind in MARKS;

const signed = (value: number): string =>
  value > 0 ? `+${writeGrouped(value, 4)}` : value < 0 ? `−${writeGrouped(-value, 4)}` : '0';

function deviations({ kind, lower, upper, fit }: PmiNote): string {
  const unit = kind === 'angle' ? '°' : '';
  if (fit) return ` ${fit}`;
  if (lower === null && upper === null) return '';
  if (lower !== null && upper !== null && Math.abs(lower + upper) < 1e-9)
    return ` ±${writeGrouped(upper, 4)}${unit}`;
  return ` ${[upper, lower].flatMap((one) => (one === null ? [] : [`${signed(one)}${unit}`])).join(' / ')}`;
}

/** "ø20 H7", "ø35 +0,1 / −0,1", "Planarità 0,05", "Localizzazione 0,2 | A | B". */
export function pmiText(note: PmiNote): string {
  const { kind, value, datums } = note;
  if (kind in MARKS) {
    const unit = kind === 'angle' ? '°' : '';
    return `${MARKS[kind as keyof typeof MARKS]}${writeGrouped(value, 3)}${unit}${deviations(note)}`;
  }
  return [`${WORDS[kind as GeometricKind]} ${writeGrouped(value, 4)}`, ...datums].join(' | ');
}

/** Whether it says how exact something has to be. */
export const isTolerance = (note: PmiNote): boolean =>
  !isDimension(note) || note.fit !== null || note.lower !== null || note.upper !== null;
