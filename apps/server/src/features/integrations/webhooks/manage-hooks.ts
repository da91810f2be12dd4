import { WEBHOOKS_MAX, webhooks } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { announceIn } from '../../../platform/live/live.ts';
import { newToken } from '../../../platform/secrets.ts';
import { readHookAddress } from './hook-address.ts';
import { HOOKS_TOPIC } from './note-event.ts';
import { presentHook } from './presenter.ts';
import { deleteHook, findHook, insertHook, listHooks, updateHook } from './repository.ts';

interface Noted {
  readonly actor: Actor;
  readonly guid: string;
  readonly at: Date;
  readonly changes: Changes;
}

const note = (db: Db, action: string, { actor, guid, at, changes }: Noted) =>
  writeAudit(db, {
    companyGuid: actor.companyGuid,
    actor,
    action,
    entity: 'webhook',
    entityGuid: guid,
    changes,
    at,
  });

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
    const { actor, clock, secrets, policy } = context;
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
    await note(db, 'create', { actor, guid, at: now, changes: { url: { from: null, to: url } } });
    return { webhook: presentHook(await load(db, guid)), secret: secrets.hookSecret(secretSalt) };
  }),
);

export const changeHook = endpoint(webhooks.update, (context, { params, body }) =>
  context.tenant(async (db) => {
    const { actor, clock, policy } = context;
    const before = await load(db, params.guid);
    const url = readHookAddress(body.url, policy.privateWebhooks).href;
    await updateHook(db, before.guid, { ...body, url });
    const after = { url, events: body.events.join(', '), active: body.active };
    const was = { url: before.url, events: before.events.join(', '), active: before.active };
    const changes = Object.fromEntries(
      (['url', 'events', 'active'] as const)
        .filter((field) => was[field] !== after[field])
        .map((field) => [field, { from: was[field], to: after[field] }]),
    );
    if (Object.keys(changes).length > 0)
      await note(db, 'update', { actor, guid: before.guid, at: clock(), changes });
    // What waited while it was switched off may go now.
    if (body.active) await announceIn(db, HOOKS_TOPIC);
    return presentHook(await load(db, before.guid));
  }),
);

export const renewSecret = endpoint(webhooks.renewSecret, (context, { params }) =>
  context.tenant(async (db) => {
    const { actor, clock, secrets } = context;
    const { guid, url } = await load(db, params.guid);
    const secretSalt = newToken();
    await updateHook(db, guid, { secretSalt });
    await note(db, 'renew-secret', { actor, guid, at: clock(), changes: { url: { from: url, to: url } } });
    return { secret: secrets.hookSecret(secretSalt) };
  }),
);

export const removeHook = endpoint(webhooks.remove, (context, { params }) =>
  context.tenant(async (db) => {
    const { actor, clock } = context;
    const { guid, url } = await load(db, params.guid);
    await deleteHook(db, guid);
    await note(db, 'remove', { actor, guid, at: clock(), changes: { url: { from: url, to: null } } });
    return { success: true as const };
  }),
);
