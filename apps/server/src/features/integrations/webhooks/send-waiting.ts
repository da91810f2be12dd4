import type { Services } from '../../../platform/context.ts';
import { callHook, type HookAnswer } from './call-hook.ts';
import {
  claimHook,
  type DeliveryRow,
  isTimeOf,
  listDueHooks,
  nextDelivery,
  updateDelivery,
  updateHook,
} from './repository.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** Backoff: 1, 2, 4, 8 minutes after failures, then every quarter of an hour. */
const waitMs = (attempts: number) => Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_WAIT_MS);
/** After this time the event is dropped, so that later ones get their turn. */
const PATIENCE_MS = 3 * 24 * 60 * MINUTE_MS;
/** Longer than the timeout of one call. */
const CLAIM_MS = MINUTE_MS;
/** Limit per round, so that one address does not delay the others. */
const CALLS_A_ROUND = 100;

type WebhookServices = Pick<Services, 'handles' | 'clock' | 'secrets' | 'policy' | 'log'>;

/**
 * Sends due deliveries, all addresses in parallel, each in order. True when an address has more than one round takes.
 */
export async function sendWaiting(services: WebhookServices): Promise<boolean> {
  const due = await services.handles.directory((db) => listDueHooks(db, services.clock()));
  const rounds = await Promise.all(due.map((hook) => serveHook(services, hook)));
  return rounds.some((hasMore) => hasMore);
}

async function serveHook(
  services: WebhookServices,
  { guid, companyGuid }: { guid: string; companyGuid: string },
): Promise<boolean> {
  const { handles, clock } = services;
  const until = () => new Date(clock().getTime() + CLAIM_MS);
  const hook = await handles.tenant(companyGuid, (db) => claimHook(db, guid, clock(), until()));
  if (!hook) return false;
  const isDue = (next: DeliveryRow | undefined) => next !== undefined && isTimeOf(next.nextAt, clock());
  try {
    for (let sent = 0; sent < CALLS_A_ROUND; sent += 1) {
      const next = await handles.tenant(companyGuid, async (db) => {
        await updateHook(db, guid, { busyUntil: until() });
        return nextDelivery(db, guid);
      });
      if (!next || !isDue(next)) break;
      const answer = await send(services, hook, next);
      if (!(await note(services, hook, next, answer))) break;
    }
  } finally {
    await handles.tenant(companyGuid, (db) => updateHook(db, guid, { busyUntil: null }));
  }
  // A trigger that arrived while the address was claimed had no effect: its delivery is found here.
  return isDue(await handles.tenant(companyGuid, (db) => nextDelivery(db, guid)));
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimHook>>>;
type Signed = Pick<Claimed, 'url' | 'secretSalt' | 'previousSalt' | 'previousUntil'>;

/** An address that may no longer be called counts as a failed call. */
export async function send(
  { secrets, policy, clock }: Pick<WebhookServices, 'secrets' | 'policy' | 'clock'>,
  { url, secretSalt, previousSalt, previousUntil }: Signed,
  { guid, event, body }: Pick<DeliveryRow, 'guid' | 'event' | 'body'>,
): Promise<HookAnswer> {
  const now = clock();
  const salts = [secretSalt, ...(previousSalt && previousUntil && previousUntil > now ? [previousSalt] : [])];
  try {
    return await callHook({
      url,
      guid,
      event,
      body,
      secrets: salts.map((salt) => secrets.hookSecret(salt)),
      at: now,
      allowsPrivate: policy.privateWebhooks,
    });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { taken: false, status: null, error: sentence, signature: '', answer: '' };
  }
}

/** True when the next delivery may follow: this one was accepted or dropped. */
async function note(
  { handles, clock }: WebhookServices,
  hook: Claimed,
  delivery: DeliveryRow,
  { taken, ...said }: HookAnswer,
): Promise<boolean> {
  const now = clock();
  const attempts = delivery.attempts + 1;
  const isGivenUp = !taken && now.getTime() - delivery.createdAt.getTime() >= PATIENCE_MS;
  const state = taken ? ('sent' as const) : isGivenUp ? ('failed' as const) : ('queued' as const);
  const nextAt = state === 'queued' ? new Date(now.getTime() + waitMs(attempts)) : null;
  const place = { webhookGuid: hook.guid, guid: delivery.guid };
  await handles.tenant(hook.companyGuid, async (db) => {
    await updateDelivery(db, place, { ...said, state, attempts, triedAt: now, nextAt });
    await updateHook(
      db,
      hook.guid,
      taken ? { failingSince: null, lastSentAt: now } : { failingSince: hook.failingSince ?? now },
    );
  });
  return state !== 'queued';
}
