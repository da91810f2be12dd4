import type { RequestField, RequestPosition } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { mergeModel } from './merge-model.ts';

const drawn = (value: string): RequestField => ({
  state: 'proposed',
  value,
  readings: [
    { value, confidence: 0.7, reason: '', proofs: [{ from: 'drawing', file: 'd', text: value, places: [] }] },
  ],
});

const part = (fields: RequestPosition['fields']): RequestPosition => ({
  id: 'p',
  files: ['d', 'm'],
  takenFrom: null,
  fields,
});

/** A bar of 58 mm and 124 mm: 327 617 mm³, in steel of 7,85 kg/dm³ 2,572 kg. */
const bar = { file: 'm', box: [58, 124, 58], volume: Math.PI * 29 ** 2 * 124 };
const sourcesOf = (field: RequestField | undefined) =>
  field?.readings.map(({ proofs }) => proofs.map(({ from }) => from));

it('a model of the drawn size supports the drawing, whatever the order of its edges', () => {
  const fields = mergeModel(
    part({ dimensions: drawn('Ø58 × 124'), weight: drawn('2,6 kg'), material: drawn('C45') }),
    bar,
  );
  expect(fields.dimensions).toMatchObject({ value: 'Ø58 × 124', readings: [{ confidence: 0.97 }] });
  expect(sourcesOf(fields.dimensions)).toEqual([['drawing', 'model']]);
  expect(sourcesOf(fields.weight)).toEqual([['drawing', 'model']]);
});

it('a model of another size is a conflict with both proofs', () => {
  const fields = mergeModel(
    part({ dimensions: drawn('Ø60 × 124'), weight: drawn('3,1 kg'), material: drawn('C45') }),
    bar,
  );
  expect(fields.dimensions?.readings.map(({ value }) => value)).toEqual(['Ø60 × 124', '124 × 58 × 58']);
  expect(fields.weight?.readings.map(({ value }) => value)).toEqual(['3,1 kg', '2,572 kg']);
  expect(sourcesOf(fields.weight)).toEqual([['drawing'], ['model']]);
});

it('two printed sizes are compared with the two edges that they name', () => {
  const plate = { file: 'm', box: [100, 60, 12], volume: 72_000 };
  expect(sourcesOf(mergeModel(part({ dimensions: drawn('100 × 12') }), plate).dimensions)).toHaveLength(1);
  expect(sourcesOf(mergeModel(part({ dimensions: drawn('100 × 15') }), plate).dimensions)).toHaveLength(2);
});

it('without a drawing the model gives the sizes, and a model is compared once', () => {
  const once = mergeModel(part({}), bar);
  expect(once.dimensions?.value).toBe('124 × 58 × 58');
  expect(once.weight).toBeUndefined();
  expect(mergeModel(part(once), bar)).toBe(once);
});
