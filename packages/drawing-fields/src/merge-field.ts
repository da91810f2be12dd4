import type { RequestField, RequestFieldKey, RequestReading } from '@truciolo/contract';
import { sameMeaning } from './same-meaning.ts';

/** Two sources that agree are surer than either. */
const AGREED = 0.97;

/** Fields in which two sources describe different things instead of contradicting each other. */
const ADDED_UP: readonly RequestFieldKey[] = ['title'];

/** Fields in which the longer of two texts says no more than the shorter. */
const KEPT: readonly RequestFieldKey[] = ['code', 'dimensions', 'weight'];

function joined(
  readings: readonly RequestReading[],
  fresh: RequestReading,
  key: RequestFieldKey,
): RequestReading[] {
  const at = readings.findIndex(({ value }) => sameMeaning(key, value, fresh.value));
  const known = readings[at];
  if (!known) return [...readings, fresh];
  const isFuller = fresh.value.length > known.value.length && !KEPT.includes(key);
  const value = isFuller ? fresh.value : known.value;
  const confidence = Math.max(known.confidence, fresh.confidence, AGREED);
  const proofs = [...known.proofs, ...fresh.proofs].slice(0, 10);
  return readings.with(at, { value, confidence, reason: known.reason, proofs });
}

/** A field with one more reading. A value that a person settled stays; the new proof stands beside it. */
export function mergeField(
  key: RequestFieldKey,
  field: RequestField | undefined,
  fresh: RequestReading,
): RequestField {
  if (!field) return { state: 'proposed', value: fresh.value, readings: [fresh] };
  const old = ADDED_UP.includes(key) ? [] : field.readings;
  const readings = joined(old, fresh, key).slice(0, 12);
  if (field.state !== 'proposed') return { ...field, readings };
  return { ...field, readings, value: readings[0]?.value ?? field.value };
}
