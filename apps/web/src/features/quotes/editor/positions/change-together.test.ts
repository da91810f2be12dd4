import { copyOf, emptyPhase } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { sampleDocument } from '../test/sample-quote.ts';
import { changeTogether } from './change-together.ts';

const [first] = sampleDocument.positions;
if (!first) throw new Error('the sample has a position');
const document = {
  ...sampleDocument,
  positions: ['a', 'b', 'c'].map((id) => ({
    ...copyOf(first, id, () => `${id}x`),
    quantities: [10],
    chosenQuantity: 10,
  })),
};
const both = new Set(['a', 'c']);
const nothing = { margin: null, quantities: null, promisedDays: null, template: null };

it('changes margin and quantities of the chosen positions only', () => {
  const { positions } = changeTogether(document, both, { ...nothing, margin: 35, quantities: [5, 10] }, null);
  expect(positions.map(({ price }) => 'rate' in price.target && price.target.rate === 35)).toEqual([
    true,
    false,
    true,
  ]);
  expect(positions.map(({ quantities }) => quantities)).toEqual([[5, 10], [10], [5, 10]]);
  expect(positions[0]?.chosenQuantity).toBe(10);
});

it('promises the same delivery for the chosen positions, and keeps their price', () => {
  const { positions } = changeTogether(document, both, { ...nothing, promisedDays: 12 }, null);
  expect(positions.map(({ price }) => price.promisedDays)).toEqual([12, undefined, 12]);
  expect(positions[0]?.price.target).toEqual(document.positions[0]?.price.target);
});

it('forgets a chosen quantity that no longer exists', () => {
  const { positions } = changeTogether(document, both, { ...nothing, quantities: [50] }, null);
  expect(positions.map(({ chosenQuantity }) => chosenQuantity)).toEqual([null, 10, null]);
});

it('gives them the routing of a template, each with its own phases', () => {
  const template = { ...first, phases: [{ ...emptyPhase('t'), name: 'Tornitura' }] };
  const { positions } = changeTogether(document, both, { ...nothing, template }, null);
  const ids = positions.flatMap(({ phases }) => phases.map(({ id }) => id));
  expect(positions[0]?.phases.map(({ name }) => name)).toEqual(template.phases.map(({ name }) => name));
  expect(new Set(ids).size).toBe(ids.length);
});
