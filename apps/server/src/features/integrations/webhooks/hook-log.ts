import { HOOK_TRIAL, webhooks } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { announceIn } from '../../../platform/live/live.ts';
import { readHookAddress } from './hook-address.ts';
import { bodyOf, HOOKS_TOPIC } from './note-event.ts';
import { presentDelivery } from './presenter.ts';
import { findHook, insertDelivery, listDeliveries, updateDelivery } from './repository.ts';
import { send } from './send-waiting.ts';

/** Of one company within a minute. */
const TRIALS = 10;

export const getHookLog = endpoint(webhooks.log, ({ tenant }, { params }) =>
  tenant(async (db) => {
    if (!(await findHook(db, params.guid))) throw new AppError('NOT_FOUND');
    return (await listDeliveries(db, params.guid)).map(presentDelivery);
  }),
);

/** The call is made outside the transactions: a slow receiver holds no connection. */
export const tryHook = endpoint(webhooks.try, async (context, { params }) => {
  const { tenant, actor, clock, limiter, policy } = context;
  const hook = await tenant((db) => findHook(db, params.guid));
  if (!hook) throw new AppError('NOT_FOUND');
  readHookAddress(hook.url, policy.privateWebhooks);
  await limiter.take({ [`hook-trial:${actor.companyGuid}`]: TRIALS }, 1);
  const now = clock();
  const guid = newGuid(now);
  const body = bodyOf(guid, HOOK_TRIAL, now, { message: 'Prova da Truciolo' });
  const { taken, ...said } = await send(context, hook, { guid, event: HOOK_TRIAL, body });
  const row = await tenant((db) =>
    insertDelivery(db, {
      guid,
      companyGuid: actor.companyGuid,
      webhookGuid: hook.guid,
      event: HOOK_TRIAL,
      body,
      state: taken ? 'sent' : 'failed',
      attempts: 1,
      ...said,
      createdAt: now,
      triedAt: clock(),
    }),
  );
  return presentDelivery(row);
});

/** It keeps its id and its place, so that a receiver can recognise a duplicate. */
export const resendDelivery = endpoint(webhooks.resend, ({ tenant }, { params }) =>
  tenant(async (db) => {
    const place = { webhookGuid: params.guid, guid: params.deliveryGuid };
    const row = await updateDelivery(db, place, { state: 'queued', attempts: 0, nextAt: null });
    if (!row) throw new AppError('NOT_FOUND');
    await announceIn(db, HOOKS_TOPIC);
    return presentDelivery(row);
  }),
);
