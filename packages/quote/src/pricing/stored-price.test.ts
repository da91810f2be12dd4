import type { Money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { pernoQuote } from '../../test/perno.ts';
import { priceQuote } from './price-quote.ts';
import { type StoredPrice, toStoredPrice, withStoredPrice } from './stored-price.ts';

const priced = priceQuote(pernoQuote);
/** The form that the database returns. */
const stored = JSON.parse(JSON.stringify(toStoredPrice(priced))) as StoredPrice;

it('equals today’s price, as long as the engine computes the same', () => {
  const shown = withStoredPrice(pernoQuote, priced, stored);
  expect(shown.totals).toEqual(priced.totals);
  expect(shown.positions[0]?.prepared).toBe(priced.positions[0]?.prepared);
});

it('stays as sent when the engine computes another price, without an explanation', () => {
  const dearer = (total: number) => (total + 10_000) as Money;
  const kept: StoredPrice = {
    totals: { ...stored.totals, total: dearer(stored.totals.total) },
    positions: stored.positions.map((position) => ({
      ...position,
      outcomes: position.outcomes.map(({ quantity, outcome }) => ({
        quantity,
        outcome: outcome.ok
          ? {
              ...outcome,
              priced: {
                ...outcome.priced,
                price: { ...outcome.priced.price, total: dearer(outcome.priced.price.total) },
              },
            }
          : outcome,
      })),
    })),
  };
  const shown = withStoredPrice(pernoQuote, priced, kept);
  expect(shown.totals.total).toBe(kept.totals.total);
  expect(shown.positions[0]).toMatchObject({ prepared: null, outcomes: kept.positions[0]?.outcomes });
  const wanted = pernoQuote.positions[0]?.chosenQuantity ?? pernoQuote.positions[0]?.quantities[0];
  const chosen = kept.positions[0]?.outcomes.find(({ quantity }) => quantity === wanted)?.outcome;
  expect(shown.positions[0]?.chosen).toEqual(chosen);
});
