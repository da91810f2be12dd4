import type { RouteResult } from '@truciolo/contract';
import { formulas } from '@truciolo/contract';
import { byLargestChange, changeOf, sumEffects } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/registry/registry-repository.ts';
import { cutText, guardCosts, guardPrices, quotesOfWork, readDocuments } from '../quotes/index.ts';
import { refuseBroken, worksTable } from '../works/index.ts';
import { type BackTested, backTest } from './back-test.ts';

/** ms of work for one question. */
const TIME_LIMIT = 5000;
/** Together they stay within exact money, each being at most 100 million €. */
const MOST_POSITIONS = 5000;
/** A table longer than this is read by nobody; the sums are over all positions. */
const MOST_ROWS = 500;
const LONGEST_DESCRIPTION = 200;

type Row = RouteResult<typeof formulas.backTest>['rows'][number];
type Found = Awaited<ReturnType<typeof quotesOfWork>>[number];

function present({ quote, description, ...effect }: BackTested<Found>['effects'][number]): Row {
  const { guid: quoteGuid, ...head } = quote;
  const { difference = null, share = null } = changeOf(effect) ?? {};
  const start = cutText(description, LONGEST_DESCRIPTION);
  return { quoteGuid, ...head, ...effect, description: start, difference, share };
}

/** What the past quotes of a process would have been with another formula. Changes none of them. */
export const backTestFormula = endpoint(formulas.backTest, async ({ tenant, actor }, { params, body }) => {
  const found = await tenant(async (db) => {
    if (!(await findRow(db, worksTable, params.guid))) throw new AppError('NOT_FOUND');
    guardCosts(actor);
    guardPrices(actor);
    refuseBroken(body.draft);
    // One more than asked for tells whether there are older ones.
    return quotesOfWork(db, params.guid, body.quotes + 1);
  });
  const { effects, quotes, isCut } = await backTest({
    quotes: found.slice(0, body.quotes),
    // A transaction for each batch: nobody waits for a connection while prices are worked out.
    read: (batch) => tenant((db) => readDocuments(db, batch)),
    work: { guid: params.guid, formula: body.draft },
    now: () => performance.now(),
    timeLimit: TIME_LIMIT,
    mostPositions: MOST_POSITIONS,
  });
  return {
    quotes,
    isPartial: isCut || found.length > body.quotes,
    sums: sumEffects(effects),
    rows: effects.toSorted(byLargestChange).slice(0, MOST_ROWS).map(present),
  };
});
