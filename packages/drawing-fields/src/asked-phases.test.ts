import { expect, it } from 'vitest';
import { askedPhases, impliedBy } from './asked-phases.ts';

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
  ['Ø30 H7', 'alesatura'],
  ['Ø40 h6', 'rettifica esterna'],
  ['Ra 0,4', 'rettifica'],
  ['⟂ 0,03 A', 'stessa presa di A'],
  ['◎ Ø0,02 A B', 'stessa presa di A, B'],
  ['⏥ 0,05', null],
  ['45 ±0,2', null],
])('«%s» brings along: %s', (line, implied) => expect(impliedBy(line)).toBe(implied));
