import { expect, it } from 'vitest';
import { askedPhases } from './asked-phases.ts';
import { readDimensions } from './read-dimensions.ts';
import { stockOf } from './stock-of.ts';

it('a hole of IT7 asks for reaming, a shaft of IT6 for grinding, each with its reason', () => {
  const asked = askedPhases({
    tolerances: 'Ø30 H7\nØ40 h6\n45 ±0,2',
    roughness: 'Ra 0,8',
    treatment: 'Brunitura',
  });
  expect(asked.map(({ name, reason }) => [name, reason])).toEqual([
    ['Alesatura', 'Ø30 H7'],
    ['Rettifica esterna', 'Ø40 h6'],
    ['Brunitura', 'Brunitura'],
  ]);
});

it('two tolerances of one process are one phase with both reasons', () => {
  const [only, ...more] = askedPhases({ tolerances: 'Ø20 H7\nØ30 H7', roughness: null, treatment: null });
  expect([only?.reason, more]).toEqual(['Ø20 H7, Ø30 H7', []]);
});

it.each([
  ['Ra 0,4', 'Rettifica'],
  ['Ra 0,05', 'Lappatura'],
])('a roughness of %s asks for %s', (roughness, name) => {
  expect(askedPhases({ tolerances: null, roughness, treatment: null })).toMatchObject([{ name }]);
});

it('a coarse tolerance asks for nothing', () => {
  expect(askedPhases({ tolerances: 'Ø30 H11', roughness: 'Ra 3,2', treatment: '' })).toEqual([]);
});

it.each([
  ['Ø58 × 124', { kind: 'round', diameter: 58, length: 124 }],
  ['58,5 x 20.25 x 10', { kind: 'box', sides: [10, 20.25, 58.5] }],
  ['124', null],
  ['vedi disegno', null],
])('dimensions «%s»', (text, read) => expect(readDimensions(text)).toEqual(read));

it('the blank is the next standard size around the part', () => {
  const round = readDimensions('Ø58 × 124');
  expect(round && stockOf(round, null)).toMatchObject({
    section: { shape: 'round', diameter: 60 },
    length: 124,
  });
  const block = readDimensions('200 × 100 × 18');
  expect(block && stockOf(block, 'm')).toMatchObject({
    materialId: 'm',
    section: { shape: 'flat', thickness: 20, width: 102 },
    length: 200,
  });
});
