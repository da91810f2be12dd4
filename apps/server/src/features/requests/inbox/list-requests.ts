import { type RequestState, requestStates, requests } from '@truciolo/contract';
import { sql } from 'kysely';
import {
  changeConditions,
  changeOrder,
  cursorAfter,
  followsChanges,
} from '../../../platform/database/change-cursor.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { searchPatterns } from '../../../platform/registry/search-key.ts';
import { presentFile, presentRow } from '../presenter.ts';
import { listFiles, readSettings, withNames } from '../repository.ts';

const MEAN_OVER_DAYS = 30;
const DAY_MS = 86_400_000;

async function countStates(db: Db): Promise<Record<RequestState, number>> {
  const rows = await db
    .selectFrom('requests')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: RequestState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return Object.fromEntries(requestStates.map((state) => [state, count(state)])) as Record<
    RequestState,
    number
  >;
}

async function meanMinutes(db: Db, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: string | null }>`
    select avg(extract(epoch from quoted_at - received_at) / 60) as minutes from requests
    where quoted_at >= ${since}`.execute(db);
  return rows[0]?.minutes == null ? null : Number(rows[0].minutes);
}

export const listRequests = reading(requests.list, ({ tenant, actor, clock, secrets }, { query }) =>
  tenant(async (db) => {
    const { q, mine, offset, limit } = query;
    const follows = followsChanges(query);
    const state = query.state ?? (follows ? null : 'new');
    const now = clock();
    const rows = await withNames(db)
      .$if(state !== null, (chosen) => chosen.where('requests.state', '=', state))
      .where((eb) => eb.and(changeConditions('requests', query).map((one) => sql<boolean>`${one}`)))
      .where((eb) => eb.and(searchPatterns(q).map((pattern) => eb('requests.searchKey', 'like', pattern))))
      .$if(mine === 'yes', (chosen) => chosen.where('requests.ownerGuid', '=', actor.userGuid))
      .orderBy(follows ? changeOrder('requests') : sql`requests.received_at desc, requests.guid desc`)
      .offset(follows ? 0 : offset)
      .limit(limit)
      .execute();
    const { answerDays } = await readSettings(db);
    const files = await listFiles(
      db,
      rows.map(({ guid }) => guid),
    );
    const filesOf = (guid: string) =>
      files
        .filter(({ requestGuid }) => requestGuid === guid)
        .map((file) => presentFile(file, { secrets, clock }));
    return {
      rows: rows.map((row) => ({ ...presentRow(row, answerDays, now), files: filesOf(row.guid) })),
      ...(await cursorAfter(db, 'requests', query, rows)),
      counts: await countStates(db),
      minutesToDraft: await meanMinutes(db, new Date(now.getTime() - MEAN_OVER_DAYS * DAY_MS)),
    };
  }),
);
