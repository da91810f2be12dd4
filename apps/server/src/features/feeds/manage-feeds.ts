import { FEEDS_MAX, type Feed, feeds } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { endFeed, type FeedRow, findFeed, insertFeed, listFeeds } from './repository.ts';

const present = (row: FeedRow): Feed => ({
  guid: row.guid,
  kind: row.kind,
  name: row.name,
  list: row.list,
  createdAt: row.createdAt.toISOString(),
  lastReadAt: row.lastReadAt?.toISOString() ?? null,
});

export const getFeeds = endpoint(feeds.list, ({ tenant, actor }) =>
  tenant(async (db) => (await listFeeds(db, actor.userGuid)).map(present)),
);

const pathOf = (kind: Feed['kind'], token: string): string =>
  kind === 'calendar' ? `/calendars/${token}.ics` : `/tables/${token}.csv`;

export const createFeed = endpoint(feeds.create, ({ tenant, actor, clock, audit }, { body }) =>
  tenant(async (db) => {
    const { companyGuid, userGuid } = actor;
    const { kind, name, list, view } = body;
    if ((await listFeeds(db, userGuid)).length >= FEEDS_MAX) throw new AppError('TOO_MANY_KEYS');
    const now = clock();
    const token = newToken();
    const row = await insertFeed(db, {
      guid: newGuid(now),
      companyGuid,
      userGuid,
      kind,
      name,
      list,
      view: view && JSON.stringify(view),
      tokenHash: hashToken(token),
      createdAt: now,
    });
    const changes = { name: { from: null, to: name } };
    await audit(db, { action: 'create', entity: 'feed', entityGuid: row.guid, changes });
    return { feed: present(row), path: pathOf(kind, token) };
  }),
);

export const revokeFeed = endpoint(feeds.revoke, ({ tenant, actor, clock, audit }, { params }) =>
  tenant(async (db) => {
    const row = await findFeed(db, actor.userGuid, params.guid);
    if (!row) throw new AppError('NOT_FOUND');
    if (!row.revokedAt) {
      await endFeed(db, row.guid, clock());
      const changes = { name: { from: row.name, to: row.name } };
      await audit(db, { action: 'revoke', entity: 'feed', entityGuid: row.guid, changes });
    }
    return present(row);
  }),
);
