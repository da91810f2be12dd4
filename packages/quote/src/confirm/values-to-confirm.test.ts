import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import { priceQuote } from '../pricing/price-quote.ts';
import { confirmValues } from './confirm-values.ts';
import { valuesToConfirm } from './values-to-confirm.ts';

describe('values to confirm', () => {
  it('are the proposed ones, named by their owner', () => {
    expect(valuesToConfirm(pernoQuote)).toEqual([
      { path: 'rates/materials/c45/price', label: 'C45', value: 1.6, isLeast: false },
    ]);
  });

  it('are found in phases too, by the ids of a change', () => {
    const phases = perno.phases.map((phase) =>
      phase.kind === 'time' ? { ...phase, setup: { value: 30, origin: 'proposed' as const } } : phase,
    );
    const document = { ...pernoQuote, positions: [{ ...perno, phases }] };
    expect(valuesToConfirm(document).map(({ path, label }) => [path, label])).toContainEqual([
      'positions/p1/phases/20/setup',
      'Tornitura',
    ]);
  });

  it('are program times with missing motion', () => {
    const phases = perno.phases.map((phase) =>
      phase.kind === 'time' ? { ...phase, cycle: { value: 3, origin: 'nc-least' as const } } : phase,
    );
    const document = { ...pernoQuote, positions: [{ ...perno, phases }] };
    expect(valuesToConfirm(document).map(({ path }) => path)).toContain('positions/p1/phases/20/cycle');
  });

  it('are none once confirmed, at the same prices', () => {
    const confirmed = confirmValues(pernoQuote);
    expect(valuesToConfirm(confirmed)).toEqual([]);
    expect(confirmed.rates.materials.c45?.price).toEqual({ value: 1.6, origin: 'registry' });
    expect(priceQuote(confirmed).totals).toEqual(priceQuote(pernoQuote).totals);
  });

  it('are none once overridden', () => {
    const c45 = { name: 'C45', isoGroup: 'P', density: 7.85, chipPrice: null };
    const price = { value: 1.6, origin: 'proposed' as const, override: 1.7 };
    const rates = { ...pernoQuote.rates, materials: { c45: { ...c45, price } } };
    expect(valuesToConfirm({ ...pernoQuote, rates })).toEqual([]);
  });
});
