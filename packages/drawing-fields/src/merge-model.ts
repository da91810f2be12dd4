import type { RequestPosition, RequestReading } from '@truciolo/contract';
import { withComma } from '@truciolo/italian';
import { findMaterial } from '@truciolo/materials-library';
import { mergeField } from './merge-field.ts';

/** A model as the CAD worker has measured it. */
interface MeasuredModel {
  /** The file's guid. */
  readonly file: string;
  /** Edges of the box around the part, millimetres. */
  readonly box: readonly number[];
  /** Cubic millimetres. */
  readonly volume: number;
}

const CUBIC_MM_PER_DM = 1e6;
const rounded = (value: number, digits: number): string => withComma(String(Number(value.toFixed(digits))));

const readingOf = (file: string, value: string, reason: string): RequestReading => ({
  value,
  confidence: 0.95,
  reason,
  proofs: [{ from: 'model', file, text: value, places: [] }],
});

const isKnown = ({ fields }: RequestPosition, file: string): boolean =>
  Object.values(fields).some(({ readings }) =>
    readings.some(({ proofs }) => proofs.some((proof) => proof.from === 'model' && proof.file === file)),
  );

/**
 * Fields of a position with the box and the weight of its model beside those of the drawing: the same sizes support
 * each other, others are a conflict with both proofs. The weight needs a material of the library. A model that was
 * compared before adds nothing.
 */
export function mergeModel(position: RequestPosition, { file, box, volume }: MeasuredModel) {
  if (isKnown(position, file)) return position.fields;
  const sizes = [...box].sort((one, other) => other - one).map((size) => rounded(size, 2));
  const dimensions = readingOf(file, sizes.join(' × '), 'ingombro del modello 3D');
  const fields: RequestPosition['fields'] = {
    ...position.fields,
    dimensions: mergeField('dimensions', position.fields.dimensions, dimensions),
  };
  const { material, weight } = position.fields;
  const density = material && findMaterial(material.value.split(/[+,(]/)[0] ?? '')?.density;
  // Without a weight on the drawing there is nothing to compare with.
  if (!density || !weight) return fields;
  const kilograms = `${rounded((volume * density) / CUBIC_MM_PER_DM, 3)} kg`;
  const reason = `volume del modello 3D per ${withComma(String(density))} kg/dm³`;
  return { ...fields, weight: mergeField('weight', weight, readingOf(file, kilograms, reason)) };
}
