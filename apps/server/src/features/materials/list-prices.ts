import type { RouteResult } from '@truciolo/contract';
import { materials } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findMaterial, listPriceChanges } from './repository.ts';

type Price = RouteResult<typeof materials.prices>[number];

/** The prices a material has had, newest first: read from the history of changes, which is append-only. */
export const listPrices = endpoint(materials.prices, async (context, { params }) => {
  const { row, entries } = await context.tenant(async (db) => ({
    row: await findMaterial(db, params.guid),
    entries: await listPriceChanges(db, params.guid),
  }));
  if (!row) throw new AppError('NOT_FOUND');
  const changes = entries.filter(({ changes: { pricePerKg } }) => pricePerKg !== undefined);
  const prices: Price[] = [];
  const add = (at: Date, price: unknown, source: string, confirmed: boolean) => {
    if (typeof price === 'number')
      prices.push({ at: at.toISOString(), pricePerKg: price, source, confirmed });
  };
  // Before the first change there was the price the material came with.
  const first = changes[0]?.changes.pricePerKg;
  add(
    row.createdAt,
    first ? first.from : row.pricePerKg,
    first ? '' : row.priceSource,
    !first && row.priceConfirmed,
  );
  for (const {
    at,
    changes: { pricePerKg, priceSource, priceConfirmed },
  } of changes) {
    add(at, pricePerKg?.to, String(priceSource?.to ?? ''), priceConfirmed?.to === true);
  }
  return prices.reverse();
});
