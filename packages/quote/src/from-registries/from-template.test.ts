import { expect, it } from 'vitest';
import { newPosition, newQuote } from '../draft/new-quote.ts';
import { noRates } from '../draft/rates.ts';
import { emptyPhase } from './empty-phase.ts';
import { addedFromTemplate, withRoutingOf } from './from-template.ts';

const start = { margin: 20, overheads: 0, costs: [] };
const rate = (name: string) => ({ name }) as never;
let count = 0;
const today = {
  ratesNow: { ...noRates, machines: { m1: rate('Tornio') } },
  newId: () => `id${++count}`,
};
const template = {
  ...newPosition('t', start),
  phases: [
    { ...emptyPhase('10'), name: 'Tornitura', machineId: 'm1' },
    { ...emptyPhase('20'), name: 'Fresatura', machineId: 'venduta' },
  ],
};
const open = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  rates: noRates,
  positions: [
    { ...newPosition('a', start), quantities: [7], phases: [{ ...emptyPhase('x'), name: 'Taglio' }] },
  ],
};
const namesOf = (document: typeof open, index = 0) =>
  document.positions[index]?.phases.map(({ name }) => name);

it('replaces a routing, or is appended to it, and leaves the part alone', () => {
  const replaced = withRoutingOf(open, 'a', template, 'replace', today) as typeof open;
  expect(namesOf(replaced)).toEqual(['Tornitura', 'Fresatura']);
  const appended = withRoutingOf(open, 'a', template, 'append', today) as typeof open;
  expect(namesOf(appended)).toEqual(['Taglio', 'Tornitura', 'Fresatura']);
  expect(appended.positions[0]?.quantities).toEqual([7]);
  expect(Object.keys(appended.rates.machines)).toEqual(['m1']);
});

it('gives every phase a new id, each time', () => {
  const once = withRoutingOf(open, 'a', template, 'append', today);
  const ids = withRoutingOf(once, 'a', template, 'append', today).positions[0]?.phases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});

it('leaves a missing machine to be chosen again', () => {
  const phases = addedFromTemplate(open, template, 'b', today).positions[1]?.phases;
  expect(phases).toMatchObject([{ machineId: 'm1' }, { machineId: null }]);
});
