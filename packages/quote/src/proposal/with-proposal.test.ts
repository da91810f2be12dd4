import { expect, it } from 'vitest';
import { newQuote } from '../draft/new-quote.ts';
import type { PositionStart } from '../from-registries/position-start.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import { pricePosition } from '../pricing/price-quote.ts';
import type { ProposedPosition } from './proposed-position.ts';
import { stockOfProposal } from './stock-of-proposal.ts';
import { withProposal } from './with-proposal.ts';

const newId = () => 'id';
const registry = (value: number) => ({ value, origin: 'registry' as const });
const ratesNow: RatesDraft = {
  machines: {
    t1: { name: 'TN-2', setupRate: registry(45), runRate: registry(45), variableShare: null },
  },
  labour: {},
  materials: { c45: { name: 'C45', isoGroup: 'P', density: 7.85, price: registry(1.5), chipPrice: null } },
  formulas: {},
  labourIsVariable: true,
  hoursPerDay: 8,
};
const start: PositionStart = {
  company: { defaultMargin: 25 },
  costs: [],
  customer: null,
  ratesNow,
  rules: [],
};
const proposal: ProposedPosition = {
  code: 'FL-120',
  description: 'Flangia',
  materialGuid: 'c45',
  stock: { kind: 'round', dimensions: [125, 30], volume: 368_155, label: 'Tondo ø125 × 30', waste: 0.45 },
  cutting: 'saw',
  netWeight: 1.59,
  surfaceDm2: 3.79,
  volumeDm3: 0.2026,
  length: 120,
  holes: 14,
  phases: [
    {
      measured: null,
      name: 'Tornitura',
      machineGuid: 't1',
      setup: 30,
      programming: 20,
      cycle: 4.6,
      load: 0.5,
      reason: 'Primo lato.',
    },
  ],
};
const document = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });

it('a proposal becomes a position with a price at once', () => {
  const made = withProposal(document, 'p', start, proposal, [10, 100], newId);
  const [position] = made.positions;
  expect(position).toMatchObject({
    code: 'FL-120',
    part: { holes: 14, surfaceDm2: 3.79 },
    stock: { section: { shape: 'round', diameter: 125 }, length: { value: 28, origin: '3d' }, facing: 2 },
    phases: [{ machineId: 't1', cycle: { value: 4.6, origin: '3d', note: 'Primo lato.' } }],
  });
  expect(Object.keys(made.rates.materials)).toEqual(['c45']);
  const priced = position && pricePosition(position, made);
  expect(priced?.problems).toEqual([]);
  expect(priced?.outcomes.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
});

it('without a rate for programming its minutes go to the set-up; with one they are charged separately', () => {
  const [plain] = withProposal(document, 'p', start, proposal, [10], newId).positions;
  expect(plain?.phases[0]).toMatchObject({ setup: { value: 50 }, programming: null });
  const labour = { prog: { name: 'Programmatore', rate: registry(40) } };
  const withRate = { ...start, ratesNow: { ...ratesNow, labour } };
  const [apart] = withProposal(document, 'p', withRate, proposal, [10], newId).positions;
  expect(apart?.phases[0]).toMatchObject({
    setup: { value: 30 },
    programming: { minutes: { value: 20 }, labourId: 'prog' },
  });
});

it('every kind of blank keeps its sizes', () => {
  const of = (kind: 'square' | 'hex' | 'tube' | 'plate' | 'block', dimensions: readonly number[]) =>
    stockOfProposal({ ...proposal, stock: { kind, dimensions, volume: 1, label: '', waste: 0 } });
  expect(of('hex', [30, 52])).toMatchObject({
    section: { shape: 'hexagon', acrossFlats: 30 },
    length: { value: 50 },
  });
  expect(of('square', [40, 62])).toMatchObject({ section: { side: 40 }, cutting: { kind: 'saw' } });
  expect(of('tube', [50, 32, 42])).toMatchObject({ section: { diameter: 50, wall: 9 } });
  expect(of('plate', [20, 62, 102])).toMatchObject({
    section: { shape: 'flat', thickness: 20, width: 62 },
    length: { value: 100 },
    cutting: { kind: 'cut-to-size' },
  });
  expect(stockOfProposal({ ...proposal, stock: null })).toBeNull();
});
