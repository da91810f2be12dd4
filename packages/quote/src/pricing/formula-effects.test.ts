import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import type { FormulaPhaseDraft, PhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { PriceEffect } from './effect-side.ts';
import { formulaEffects, worksOfQuote } from './formula-effects.ts';
import { byLargestChange, changeOf, sumEffects } from './sum-effects.ts';

const WORK = 'f0000000-0000-4000-8000-000000000001';
const [turning, browning] = perno.phases;
if (turning?.kind !== 'time' || browning?.kind !== 'unit') throw new Error('the worked example is another');

const { basis: _basis, unit: _unit, breaks: _breaks, ...terms } = browning;
const byFormula: FormulaPhaseDraft = {
  ...terms,
  kind: 'formula',
  workGuid: WORK,
  formulaId: WORK,
  gives: 'piece',
};

const quoteOf = (phase: PhaseDraft, change: Partial<PositionDraft> = {}): QuoteDocument => ({
  ...pernoQuote,
  positions: [
    { ...perno, phases: [turning, phase], ...change },
    { ...perno, id: 'p2' },
  ],
  rates: { ...pernoQuote.rates, formulas: { [WORK]: { name: 'Brunitura', version: 1, text: '1' } } },
});
const effectOf = (document: QuoteDocument, text: string): PriceEffect => {
  const [effect, ...others] = formulaEffects(document, WORK, text);
  if (!effect || others.length > 0) throw new Error('one position was expected');
  return effect;
};
const euros = ({ before, after }: PriceEffect) =>
  [before, after].map((side) => (side.ok ? [side.cost / 10_000, side.price / 10_000] : side.reason));

describe('a formula tried on a quote', () => {
  it('prices the position again with everything else unchanged', () => {
    // 50 pieces at 1 € stay below the minimum of 60 €, at 2 € they are 100 €.
    const document = quoteOf(byFormula);
    const kept = structuredClone(document);
    const effect = effectOf(document, 'SE(quantità>10; 2; 3)');
    const [before, after] = euros(effect);
    expect([before?.[0], after?.[0]]).toEqual([60, 100]);
    // (25.1918 × 50 + 40 / 0.8) / 50 = 26.1918, printed 26.19.
    expect([before?.[1], after?.[1]]).toEqual([1259.5, 1309.5]);
    expect(effect).toMatchObject({ positionId: 'p1', quantity: 50 });
    expect(document).toEqual(kept);
  });

  it('gives the same price for the same formula', () => {
    const { before, after } = effectOf(quoteOf(byFormula), '1');
    expect(after).toEqual(before);
    expect(changeOf({ before, after })).toEqual({ difference: 0, share: 0 });
  });

  it.each<[string, PhaseDraft]>([
    ['a price for the unit', { ...browning, workGuid: WORK }],
    ['no formula yet', { ...byFormula, formulaId: null }],
  ])('charges a phase of its process that had %s', (_, phase) => {
    const { after } = effectOf(quoteOf(phase), '250');
    // The lot, or 50 pieces of it.
    expect(after).toMatchObject({ ok: true, cost: phase.kind === 'unit' ? 2_500_000 : 125_000_000 });
  });

  it('replaces the times of a phase', () => {
    const [before, after] = euros(effectOf(quoteOf({ ...turning, id: '70', workGuid: WORK }), '90'));
    // Programming 90' at 50, set-up 120' at 45, 50 × 12' at 50, inspection 50 × 1.5' at 35 €/h.
    expect([before?.[0], after?.[0]]).toEqual([75 + 90 + 500 + 43.75, 90]);
  });

  it('gives minutes where it computes the cycle time', () => {
    const timed: PhaseDraft = {
      ...turning,
      id: '70',
      programming: null,
      inspection: null,
      cycle: { formulaId: WORK },
    };
    const [before, after] = euros(effectOf(quoteOf(timed), '6'));
    expect(Number(after?.[0]) - Number(before?.[0])).toBeCloseTo((50 * 5 * 50) / 60, 3);
  });

  it('keeps a typed price and shows the cost', () => {
    const typed = { ...perno.price, target: { kind: 'typed' as const, unit: 30 } };
    const [before, after] = euros(effectOf(quoteOf(byFormula, { price: typed }), '4'));
    expect([before, after]).toEqual([
      [60, 1500],
      [200, 1500],
    ]);
  });

  it.each([
    ['fori*2', /fori/],
    ['1/(quantità-50)', /divisione per zero/i],
    ['-5', /negativo/],
  ])('explains why %s has no result on a real position', (text, reason) => {
    const { before, after } = effectOf(quoteOf(byFormula), text);
    expect(before.ok).toBe(true);
    expect(after).toEqual({ ok: false, reason: expect.stringMatching(reason) as string });
  });

  it('names the missing values of a position that never had a price', () => {
    const { before, quantity } = effectOf(quoteOf(byFormula, { quantities: [] }), '4');
    expect([before, quantity]).toEqual([{ ok: false, reason: 'Manca la quantità.' }, null]);
  });

  it('ignores a phase that is priced by another formula', () => {
    expect([...formulaEffects(quoteOf({ ...byFormula, formulaId: 'x' }), WORK, '4')]).toEqual([]);
  });
});

it('names the processes of a quote once', () => {
  const document = quoteOf(byFormula);
  const timed = { ...turning, id: '70', cycle: { formulaId: 'other' } };
  const positions = [{ ...perno, phases: [byFormula, byFormula, timed, browning] }];
  expect(worksOfQuote({ ...document, positions })).toEqual([WORK, 'other']);
});

describe('many of them', () => {
  const side = (price: number, cost = 0) =>
    ({ ok: true, price, cost, isTyped: false }) as PriceEffect['before'];
  const fault = { ok: false, reason: 'x' } as const;
  const effect = (positionId: string, before: PriceEffect['before'], after: PriceEffect['after']) => ({
    ...{ positionId, code: '', description: '', quantity: 1 },
    before,
    after,
  });
  const effects = [
    effect('same', side(10_000), side(10_000)),
    effect('never', fault, fault),
    effect('cheaper', side(40_000), side(10_000)),
    effect('dearer', side(20_000), side(30_000)),
    effect('typed', side(10_000, 1), side(10_000, 9)),
    effect('fails', side(10_000), fault),
    effect('free', side(0), side(10_000)),
  ];

  it('are summed over comparable positions', () => {
    expect(sumEffects(effects)).toEqual({
      ...{ positions: 7, changed: 3, failed: 1, unpriced: 1, before: 80_000, after: 70_000 },
      // −75 %, 0, 0, 50 %: the lower of the two in the middle.
      median: 0,
      largest: -30_000,
    });
    expect(sumEffects([])).toMatchObject({ positions: 0, median: null, largest: 0 });
  });

  it('are shown failures first, then by the largest change', () => {
    const order = effects.toSorted(byLargestChange).map(({ positionId }) => positionId);
    expect(order).toEqual(['fails', 'cheaper', 'dearer', 'free', 'typed', 'same', 'never']);
  });

  it('give no percentage of amounts close to zero', () => {
    expect(changeOf({ before: side(1), after: side(1e12) })?.share).toBeNull();
    expect(changeOf({ before: side(20_000), after: side(30_000) })?.share).toBe(500_000);
  });
});
