import type { Change, Json } from '@truciolo/changes';
import {
  lookOf,
  type RequestField,
  type RequestFieldKey,
  type RequestPosition,
  requestFieldKeys,
} from '@truciolo/contract';

/** Fields that every position shows, read or not; the others appear once they were read. */
const ALWAYS: readonly RequestFieldKey[] = [
  'code',
  'revision',
  'title',
  'material',
  'treatment',
  'quantities',
  'due',
  'generalTolerance',
  'dimensions',
];

export const shownKeys = ({ fields }: RequestPosition): readonly RequestFieldKey[] =>
  requestFieldKeys.filter((key) => ALWAYS.includes(key) || fields[key] !== undefined);

const asJson = (value: unknown): Json => value as Json;

/** One field of a position from its value before to its value now. */
export const fieldChange = (
  { id, fields }: RequestPosition,
  key: RequestFieldKey,
  next: RequestField,
): Change => ({
  path: ['positions', id, 'fields', key],
  ...(fields[key] === undefined ? {} : { base: asJson(fields[key]) }),
  value: asJson(next),
});

export const positionChange = (position: RequestPosition): Change => ({
  path: ['positions', position.id],
  value: asJson(position),
});

const settled = (
  field: RequestField | undefined,
  state: RequestField['state'],
  value: string,
): RequestField => ({
  state,
  value,
  readings: field?.readings ?? [],
});

/** A person agrees with one of the readings. */
export const confirmed = (field: RequestField | undefined, value: string): RequestField =>
  settled(field, 'confirmed', value);

/** A person writes another value than those that were read. */
export const corrected = (field: RequestField | undefined, value: string): RequestField =>
  field?.readings.some((reading) => reading.value === value)
    ? settled(field, 'confirmed', value)
    : settled(field, value === '' ? 'none' : 'corrected', value);

/** "Conferma tutti i sicuri": fields with one sure reading and no conflict. */
export const confirmSure = (position: RequestPosition): Change[] =>
  shownKeys(position).flatMap((key) => {
    const field = position.fields[key];
    return field && lookOf(field) === 'sure'
      ? [fieldChange(position, key, confirmed(field, field.value))]
      : [];
  });

/** The position once all its sure fields are confirmed. */
export const withSureConfirmed = (position: RequestPosition): RequestPosition => ({
  ...position,
  fields: Object.fromEntries(
    Object.entries(position.fields).map(([key, field]) => [
      key,
      lookOf(field) === 'sure' ? confirmed(field, field.value) : field,
    ]),
  ),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that a drawing has brought or supported. A field that somebody changed since is left as it is. */
export const readChanges = (
  position: RequestPosition,
  fields: RequestPosition['fields'],
  opened: RequestPosition,
): Change[] =>
  requestFieldKeys.flatMap((key) => {
    const next = fields[key];
    const isFree = isSame(position.fields[key], opened.fields[key]);
    return next && isFree && !isSame(next, opened.fields[key]) ? [fieldChange(position, key, next)] : [];
  });

/** The next field that waits for a person, after the given one and around the end. */
export function nextOpen(position: RequestPosition, after: RequestFieldKey | null): RequestFieldKey | null {
  const keys = shownKeys(position);
  const at = after === null ? -1 : keys.indexOf(after);
  const around = [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0))];
  return around.find((key) => !['settled', 'missing'].includes(lookOf(position.fields[key]))) ?? null;
}
