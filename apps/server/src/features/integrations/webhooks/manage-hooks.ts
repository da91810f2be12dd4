import { HOOK_SECRET_OVERLAP_HOURS, type HookFields, WEBHOOKS_MAX, webhooks } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Changes } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { announceIn } from '../../../platform/live/live.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { newToken } from '../../../platform/secrets.ts';
import { readHookAddress } from './hook-address.ts';
import { HOOKS_TOPIC } from './note-event.ts';
import { presentHook } from './presenter.ts';
import { deleteHook, findHook, insertHook, listHooks, updateHook } from './repository.ts';

/** Audit entry of a webhook. */
const about = (guid: string, changes: Changes) => ({ entity: 'webhook', entityGuid: guid, changes });

async function load(db: Db, guid: string) {
  const hook = await findHook(db, guid);
  if (!hook) throw new AppError('NOT_FOUND');
  return hook;
}

export const getHooks = endpoint(webhooks.list, ({ tenant }) =>
  tenant(async (db) => (await listHooks(db)).map(presentHook)),
);

export const createHook = endpoint(webhooks.create, (context, { body }) =>
  context.tenant(async (db) => {
    const { actor, clock, secrets, policy, audit } = context;
    const now = clock();
    const url = readHookAddress(body.url, policy.privateWebhooks).href;
    if ((await listHooks(db)).length >= WEBHOOKS_MAX) throw new AppError('TOO_MANY_KEYS');
    const guid = newGuid(now);
    const secretSalt = newToken();
    await insertHook(db, {
      ...body,
      guid,
      companyGuid: actor.companyGuid,
      url,
      secretSalt,
      createdBy: actor.userGuid,
      createdByName: `${actor.firstName} ${actor.lastName}`,
      createdAt: now,
    });
    await audit(db, { action: 'create', ...about(guid, { url: { from: null, to: url } }) });
    return { webhook: presentHook(await load(db, guid)), secret: secrets.hookSecret(secretSalt) };
  }),
);

export const changeHook = endpoint(webhooks.update, (context, { params, body }) =>
  context.tenant(async (db) => {
    const { policy, audit } = context;
    const before = await load(db, params.guid);
    const { url, ...wanted } = body.changes;
    const address = url === undefined ? {} : { url: readHookAddress(url, policy.privateWebhooks).href };
    const merged = mergeFields<HookFields>({ ...before, version: 0 }, body.base, { ...wanted, ...address });
    const { events, ...rest } = merged.changes;
    const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);
    const changes: Changes = events
      ? { ...rest, events: { from: listed(events.from), to: listed(events.to) } }
      : rest;
    if (Object.keys(changes).length > 0) {
      await updateHook(db, before.guid, merged.values);
      await audit(db, { action: 'update', ...about(before.guid, changes) });
    }
    // Events that waited while it was switched off may be sent now.
    if (wanted.active) await announceIn(db, HOOKS_TOPIC);
    return presentHook(await load(db, before.guid));
  }),
);

export const renewSecret = endpoint(webhooks.renewSecret, (context, { params }) =>
  context.tenant(async (db) => {
    const { secrets, audit, clock } = context;
    const { guid, url, secretSalt: previousSalt } = await load(db, params.guid);
    const secretSalt = newToken();
    const previousUntil = new Date(clock().getTime() + HOOK_SECRET_OVERLAP_HOURS * 3_600_000);
    await updateHook(db, guid, { secretSalt, previousSalt, previousUntil });
    await audit(db, { action: 'renew-secret', ...about(guid, { url: { from: url, to: url } }) });
    return { secret: secrets.hookSecret(secretSalt) };
  }),
);

export const removeHook = endpoint(webhooks.remove, (context, { params }) =>
  context.tenant(async (db) => {
    const { guid, url } = await load(db, params.guid);
    await deleteHook(db, guid);
    await context.audit(db, { action: 'remove', ...about(guid, { url: { from: url, to: null } }) });
    return { success: true as const };
  }),
);
