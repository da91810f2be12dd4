import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import { valuesToConfirm } from '../confirm/values-to-confirm.ts';
import type { OrderCostDraft } from '../model/price-draft.ts';
import { type QuoteDocument, quoteDocument } from '../model/quote-document.ts';
import { typedValue } from '../model/value.ts';
import { offerOf } from '../offer/offer.ts';
import { priceQuote } from '../pricing/price-quote.ts';
import { gatherOrderCost, spreadOrderCost, withoutPosition } from './order-costs.ts';

const euro = (amount: number) => amount / 10_000;
const transport: OrderCostDraft = {
  id: 'trasporto',
  label: 'Trasporto',
  category: 'transport',
  amount: typedValue(25),
  margin: 20,
};
const bare = { ...perno, costs: [] };
const quote: QuoteDocument = {
  ...pernoQuote,
  positions: Array.from({ length: 12 }, (_, index) => ({ ...bare, id: `p${index}` })),
  orderCosts: [transport],
};
const without = { ...quote, orderCosts: [] };
const sharesIn = ({ positions }: QuoteDocument) =>
  positions.map(({ costs }) => {
    const charge = costs.find(({ label }) => label === 'Trasporto')?.charge;
    return charge?.per === 'order' ? charge.share : null;
  });

describe('a cost of the order', () => {
  it('is charged once in a quote of twelve positions, after the discount, and offered by its name', () => {
    const [plain, charged] = [priceQuote(without).totals, priceQuote(quote).totals];
    // 25 / (1 − 20 %).
    expect(euro(charged.charges)).toBe(31.25);
    expect([charged.positions, charged.discount]).toEqual([plain.positions, plain.discount]);
    expect(euro(charged.taxable - plain.taxable)).toBe(31.25);
    expect(offerOf(quote, priceQuote(quote), {}).charges).toEqual([{ label: 'Trasporto', amount: 312_500 }]);
    expect(quoteDocument.safeParse(quote).success).toBe(true);
  });

  it('is charged at cost without a margin, and is null while it is empty', () => {
    const charges = (change: Partial<OrderCostDraft>) =>
      priceQuote({ ...quote, orderCosts: [{ ...transport, ...change }] }).totals;
    expect(euro(charges({ margin: null }).charges)).toBe(25);
    expect(charges({ amount: typedValue(null) })).toMatchObject({ charges: 0, netMargin: null, unpriced: 0 });
    expect(charges({ amount: typedValue(-5) }).charges).toBe(0);
  });

  it('changes nothing in an old quote whose position carries it', () => {
    const { orderCosts: _none, ...old } = pernoQuote;
    expect(priceQuote(old).totals).toEqual(priceQuote(pernoQuote).totals);
    expect(priceQuote(old).totals.charges).toBe(0);
  });

  it('is confirmed like every other value', () => {
    const proposed = { ...transport, amount: { value: 25, origin: 'proposed' as const } };
    const paths = valuesToConfirm({ ...quote, orderCosts: [proposed] }).map(({ path }) => path);
    expect(paths).toContain('orderCosts/trasporto/amount');
  });
});

describe('spread over the positions, by choice', () => {
  const spread = spreadOrderCost(quote, priceQuote(quote).positions, 'trasporto');

  it('has parts that add up, proportional to the values', () => {
    const shares = sharesIn(spread);
    expect(shares.reduce((sum: number, share) => sum + Math.round((share ?? 0) * 10_000), 0)).toBe(1_000_000);
    expect(spread.orderCosts).toEqual([]);
    const [first, ...rest] = quote.positions;
    const larger = { ...quote, positions: [{ ...first, chosenQuantity: 500 } as typeof bare, ...rest] };
    const [most = 0, second = 0] = sharesIn(
      spreadOrderCost(larger, priceQuote(larger).positions, 'trasporto'),
    );
    expect(most).toBeGreaterThan(second ?? 0);
  });

  it('leaves out optional positions, and splits equally while nothing has a price', () => {
    const [first, second, third] = quote.positions as [typeof bare, typeof bare, typeof bare];
    const three = { ...quote, positions: [first, { ...second, optional: true }, { ...third }] };
    const unpriced = three.positions.map(({ id }) => ({ id, chosen: null }));
    expect(sharesIn(spreadOrderCost(three, unpriced, 'trasporto'))).toEqual([50, null, 50]);
  });

  it('is restored unchanged', () => {
    const back = gatherOrderCost(spread, 'p3', 'trasporto');
    expect(back).toEqual(quote);
    // The observed mistake: charged whole in each position. From now on it is charged once.
    const charge = { per: 'order' as const, amount: typedValue(25), share: null };
    const seen = {
      ...spread,
      positions: spread.positions.map((one) => ({
        ...one,
        costs: one.costs.map((cost) => ({ ...cost, charge })),
      })),
    };
    expect(gatherOrderCost(seen, 'p0', 'trasporto')).toEqual(quote);
  });

  it('stays complete when a position is removed', () => {
    const left = withoutPosition(spread, 'p0');
    expect(sharesIn(left).reduce((sum: number, share) => sum + (share ?? 0), 0)).toBeCloseTo(100, 6);
    const old = { ...pernoQuote, positions: [perno, { ...bare, id: 'p2' }] };
    expect(withoutPosition(old, perno.id).orderCosts).toEqual([{ ...transport, margin: 20 }]);
  });
});
