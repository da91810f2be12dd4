import type { MachineKind } from '@truciolo/cycle';
import { expect, it } from 'vitest';
import { newQuote } from '../draft/new-quote.ts';
import { noRates } from '../draft/rates.ts';
import type { QuoteDocument } from '../model/quote-document.ts';
import type { MachineRateDraft, RatesDraft } from '../model/rates-draft.ts';
import { typedValue } from '../model/value.ts';
import { likeOther, withFamily, withShape } from './begin-part.ts';
import { fittingMachine, machineDoubt } from './fitting-machine.ts';
import { withNewPosition } from './position-start.ts';
import { choiceOf } from './stock-choice.ts';

const rate = typedValue(40);
const machine = (name: string, kind: MachineKind): MachineRateDraft => ({
  name,
  kind,
  setupRate: rate,
  runRate: rate,
  variableShare: null,
});
/** Names are not reliable: the saw is called after the laser beside it. */
const park = {
  lathe: machine('TC-2', 'tornio'),
  mill: machine('Ada', 'centro-3-assi'),
  five: machine('Grande', 'centro-5-assi'),
  saw: machine('Taglio vicino al laser', 'segatrice'),
};
const ratesNow: RatesDraft = { ...noRates, machines: park };
let last = 0;
const newId = () => `id-${++last}`;
const start = { company: { defaultMargin: 30 }, costs: [], customer: null, ratesNow, rules: [] };
const shop = { ratesNow, sheets: [], newId };
const one = (document: QuoteDocument, at = 0) => {
  const position = document.positions[at];
  if (!position) return expect.fail('no position');
  return {
    stock: choiceOf(position.stock),
    quantities: position.quantities,
    phases: position.phases.map((phase) => [phase.name, phase.kind === 'time' ? phase.machineId : null]),
  };
};
const empty = newQuote('2026-11-17', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
const first = () => withNewPosition(empty, 'a', start, newId);

it.each([
  ['Tornitura', 'lathe'],
  ['Fresatura', 'mill'],
  ['Fresatura 3 assi', 'mill'],
  ['Fresatura 5 assi', 'five'],
  ['Taglio a sega', 'saw'],
  ['Taglio laser', null],
  ['Rettifica tangenziale', null],
  ['Saldatura TIG', null],
  ['', null],
])('%j is proposed on %s by the kinds of process and machine', (name, id) =>
  expect(fittingMachine(name, park)).toBe(id),
);

it('does not choose between two machines of one kind; an unknown work takes the only machine', () => {
  const two = { ...park, other: machine('TC-3', 'tornio') };
  expect(fittingMachine('Tornitura', two)).toBeNull();
  expect(fittingMachine('Lavorazione', park)).toBeNull();
  expect(fittingMachine('Lavorazione', { only: park.saw })).toBe('only');
});

it.each([
  ['Taglio laser', null, 'round', 'no-machine'],
  ['Taglio laser', 'saw', 'sheet', 'other-machine'],
  ['Fresatura', 'lathe', 'flat', 'other-machine'],
  ['Tornitura', 'lathe', 'flat', 'not-turned'],
  ['Tornitura', 'lathe', 'round', null],
  ['Foratura', 'lathe', 'round', null],
  ['Tornitura', null, 'round', null],
  ['Saldatura', 'lathe', 'flat', null],
  ['Fresatura', 'gone', 'flat', null],
] as const)('%s on %s from a %s: %s', (name, machineId, stock, doubt) =>
  expect(machineDoubt({ name, machineId }, park, stock)).toBe(doubt),
);

it('a new position follows the shop’s machines, and the next one has the same quantity', () => {
  expect(one(first())).toEqual({ stock: 'round', quantities: [10], phases: [['Tornitura', 'lathe']] });
  const only = { ...start, ratesNow: { ...ratesNow, machines: { mill: park.mill } } };
  expect(one(withNewPosition(empty, 'a', only, newId)).phases).toEqual([['Fresatura', 'mill']]);
  const changed = first();
  const asked = {
    ...changed,
    positions: changed.positions.map((part) => ({ ...part, quantities: [5, 50] })),
  };
  expect(one(withNewPosition(asked, 'b', start, newId), 1).quantities).toEqual([5, 50]);
});

it('untouched phases follow the shape and the family; the rates follow the machines', () => {
  const milled = withShape(first(), 'a', 'flat', shop);
  expect(one(milled)).toMatchObject({ stock: 'flat', phases: [['Fresatura', 'mill']] });
  expect(Object.keys(milled.rates.machines)).toEqual(['mill']);
  expect(one(withFamily(milled, 'a', 'sheet', shop))).toMatchObject({
    stock: 'sheet',
    phases: [['Taglio laser', null]],
  });
  expect(one(withShape(milled, 'a', 'none', shop)).phases).toEqual([['Fresatura', 'mill']]);
});

it('an edited phase stays unchanged', () => {
  const document = first();
  const timed = {
    ...document,
    positions: document.positions.map((part) => ({
      ...part,
      phases: part.phases.map((phase) => ({ ...phase, cycle: typedValue(2) })),
    })) as QuoteDocument['positions'],
  };
  expect(one(withShape(timed, 'a', 'flat', shop)).phases).toEqual([['Tornitura', 'lathe']]);
});

it('a part can begin as a copy of another one of the quote', () => {
  const two = withNewPosition(withShape(first(), 'a', 'flat', shop), 'b', start, newId);
  const like = likeOther(two, 'b', 'a', newId);
  expect(one(like, 1)).toMatchObject({ stock: 'flat', phases: [['Fresatura', 'mill']] });
  expect(like.positions[1]?.phases[0]?.id).not.toBe(like.positions[0]?.phases[0]?.id);
});

it('a sawn block is bought to size, is milled, and becomes a bar again as a flat bar', () => {
  const document = withNewPosition(
    newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
    'p',
    start,
    newId,
  );
  const block = withShape(document, 'p', 'block', shop);
  expect(one(block)).toMatchObject({ stock: 'block', phases: [['Fresatura', 'mill']] });
  expect(block.positions[0]?.stock).toMatchObject({
    section: { shape: 'flat' },
    cutting: { kind: 'cut-to-size' },
    charge: { mode: 'consumed-length' },
  });
  expect(withShape(block, 'p', 'flat', shop).positions[0]?.stock).toMatchObject({ cutting: { kind: 'saw' } });
  expect(one(withShape(block, 'p', 'round', shop)).stock).toBe('round');
});
