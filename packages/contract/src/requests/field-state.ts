import { type RequestContent, type RequestField, type RequestPosition, SURE_FROM } from './content.ts';

/** Readings that differ from each other, apart from letter case and blanks. */
const distinct = ({ readings }: RequestField): number =>
  new Set(readings.map(({ value }) => value.toLowerCase().replace(/\s+/g, ''))).size;

type FieldLook = 'settled' | 'sure' | 'unsure' | 'conflict' | 'missing';

/** How a field stands: only `settled` ones are taken into a quote. */
export function lookOf(field: RequestField | undefined): FieldLook {
  if (!field) return 'missing';
  if (field.state !== 'proposed') return 'settled';
  if (field.value === '' && field.readings.length === 0) return 'missing';
  if (distinct(field) > 1) return 'conflict';
  return (field.readings[0]?.confidence ?? 0) >= SURE_FROM ? 'sure' : 'unsure';
}

/** The value that a quote may use: confirmed or corrected by a person. */
export const settledValue = (field: RequestField | undefined): string | null =>
  field && (field.state === 'confirmed' || field.state === 'corrected') ? field.value : null;

/** Values without which a position has no price. */
const NEEDED = ['material', 'quantities'] as const;

/** A point on which the buyer or the shop has to decide. */
export interface OpenPoint {
  readonly positionId: string;
  readonly key: 'material' | 'quantities' | 'generalTolerance' | 'code' | 'treatment' | 'due' | 'revision';
  readonly kind: 'missing' | 'conflict';
}

const CONFLICTING = [
  'code',
  'revision',
  'material',
  'treatment',
  'quantities',
  'due',
  'generalTolerance',
] as const;

const openPointsOf = ({ id, fields }: RequestPosition): OpenPoint[] => [
  ...NEEDED.filter((key) => lookOf(fields[key]) === 'missing').map(
    (key) => ({ positionId: id, key, kind: 'missing' }) as const,
  ),
  ...CONFLICTING.filter((key) => lookOf(fields[key]) === 'conflict').map(
    (key) => ({ positionId: id, key, kind: 'conflict' }) as const,
  ),
];

export const openPoints = ({ positions }: Pick<RequestContent, 'positions'>): readonly OpenPoint[] =>
  positions.flatMap(openPointsOf);
