import { jobPlan } from '@truciolo/contract';
import { askDelivery, askedWork } from '@truciolo/jobs';
import { AppError } from '../../platform/app-error.ts';
import { reading } from '../../platform/http/endpoint.ts';
import { readPlanInput } from '../plan-input/index.ts';
import { findQuote, findRevision } from '../quotes/index.ts';

const UNKNOWN = {
  day: null,
  days: 0,
  material: 0,
  machines: 0,
  external: 0,
  margin: 0,
  firstDay: null,
  madeLate: [],
  waitsFor: null,
  unplanned: 0,
};

/** Without a position the first one is meant, without a quantity its first. */
export const getDelivery = reading(jobPlan.delivery, async ({ tenant, clock }, { params, query }) => {
  const { input, document } = await tenant(async (db) => {
    const quote = await findQuote(db, params.guid);
    const revision = quote && (await findRevision(db, params.guid, quote.revision));
    if (!revision) throw new AppError('NOT_FOUND');
    return { input: await readPlanInput(db, clock()), document: revision.document };
  });
  const asked = document.positions.find(({ id }) => query.position === undefined || id === query.position);
  if (!asked) throw new AppError('NOT_FOUND');
  const quantity = query.quantity ?? asked.chosenQuantity ?? asked.quantities[0] ?? 1;
  const work = askedWork(input, document, asked.id, quantity);
  const answer = work && askDelivery(input, work);
  if (answer?.kind !== 'date') return UNKNOWN;
  const { promise, firstDay, madeLate, waitsFor, unplanned } = answer;
  return { ...promise, firstDay, madeLate: [...madeLate], waitsFor, unplanned };
});
