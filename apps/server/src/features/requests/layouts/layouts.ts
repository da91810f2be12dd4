import { type LearnedLayout, requests } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { listLayouts, loadRequest } from '../presenter.ts';
import { lockRequest } from '../repository.ts';

/** Formats and fields that one customer's sheets teach; more are a mistake. */
const MOST = 200;

async function customerOf(db: Db, guid: string): Promise<string | null> {
  const row = await lockRequest(db, guid);
  if (!row) throw new AppError('NOT_FOUND');
  return row.content.customerGuid;
}

async function store(
  db: Db,
  { actor, clock }: Context,
  customerGuid: string,
  { sheet, field, place }: LearnedLayout,
): Promise<void> {
  if ((await listLayouts(db, customerGuid)).length >= MOST) return;
  const values = { place: JSON.stringify(place), updatedAt: clock() };
  await db
    .insertInto('drawingLayouts')
    .values({ companyGuid: actor.companyGuid, customerGuid, sheet, field, ...values })
    .onConflict((conflict) =>
      conflict.columns(['companyGuid', 'customerGuid', 'sheet', 'field']).doUpdateSet(values),
    )
    .execute();
}

/** A request without a customer teaches nothing: the place belongs to the customer's sheets. */
export const teachLayout = endpoint(requests.teach, (context, { params, body }) =>
  context.tenant(async (db) => {
    const customerGuid = await customerOf(db, params.guid);
    if (customerGuid) await store(db, context, customerGuid, body);
    return loadRequest(db, context, params.guid);
  }),
);

export const forgetLayout = endpoint(requests.forget, (context, { params }) =>
  context.tenant(async (db) => {
    const customerGuid = await customerOf(db, params.guid);
    if (customerGuid)
      await db
        .deleteFrom('drawingLayouts')
        .where('customerGuid', '=', customerGuid)
        .where('field', '=', params.field)
        .execute();
    return loadRequest(db, context, params.guid);
  }),
);
