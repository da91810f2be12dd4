import { describe, expect, it } from 'vitest';
import { lotSize, priceLines, priceShares } from './price-lines.ts';
import { askedQuantity, lotTotal, priceBreaks } from './worked-example.ts';

const lot = (name: string): number => priceLines.find((line) => line.name === name)?.lot ?? Number.NaN;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

// The engine itself is tested against this example in packages/pricing; here: that the page shows it without slips.
describe('the opened price of the landing page', () => {
  it('adds up: nine direct costs, overheads, margin', () => {
    const direct = priceLines.filter(({ level }) => level === 2).map((line) => line.lot ?? Number.NaN);
    expect(direct).toHaveLength(9);
    expect(sum(direct)).toBeCloseTo(lot('Costo diretto'), 2);
    expect(lot('Costo diretto') + lot('Spese generali') + lot('Margine')).toBeCloseTo(lot('Prezzo'), 1);
  });

  it('takes overheads of 12 % on costs other than material, external work and transport', () => {
    const base = lot('Costo diretto') - lot('Materiale') - lot('Brunitura, terzista') - 25;
    expect(base).toBeCloseTo(755.96, 2);
    expect(base * 0.12).toBeCloseTo(lot('Spese generali'), 1);
  });

  it('ends at the price of the quantity, and so do its shares', () => {
    const asked = priceBreaks.find(({ quantity }) => quantity === askedQuantity);
    expect(lotSize).toBe(askedQuantity);
    expect(asked && lotTotal(asked)).toBe(lot('Prezzo'));
    expect(sum(priceShares.map(({ euros }) => euros))).toBeCloseTo(asked?.unit ?? Number.NaN, 2);
  });
});

describe('prices by quantity', () => {
  it.each([
    [10, 521.7],
    [50, 1259.5],
    [100, 2207],
    [500, 9985],
  ])('%d pieces make %d €, the unit rounded first', (quantity, total) => {
    const row = priceBreaks.find((each) => each.quantity === quantity);
    expect(row && lotTotal(row)).toBe(total);
  });
});
