import { dashboard, seesPrices } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import { reading } from '../../platform/http/endpoint.ts';

const SHOWN = 8;
/** Limit of entries that are read: forty saves of one quote count as one action. */
const READ = 200;

interface Act {
  readonly guid: string;
  readonly at: Date;
  readonly actorName: string;
  readonly of: 'quote' | 'job';
  readonly action: string;
  readonly changes: Record<string, { from: unknown; to: unknown }>;
  readonly aboutGuid: string;
  readonly number: string;
  readonly customerName: string;
}

async function readActs(db: Db, entities: readonly string[]): Promise<Act[]> {
  const { rows } =
    await sql<Act>`select a.guid, a.at, a.actor_name as "actorName", a.entity as of, a.action, a.changes,
      a.entity_guid as "aboutGuid", coalesce(q.number, j.number) as number,
      coalesce(q.customer_name, j.customer_name) as "customerName"
    from (select * from audit where company_guid = app_company() and entity = any(${[...entities]}::text[])
      and entity_guid is not null order by at desc, guid desc limit ${READ}) a
    left join quotes q on a.entity = 'quote' and q.guid = a.entity_guid
    left join jobs j on a.entity = 'job' and j.guid = a.entity_guid
    where coalesce(q.guid, j.guid) is not null
    order by a.at desc, a.guid desc`.execute(db);
  return rows;
}

/**
 * The newest of each kind of action of a user on a record. Field values of a quote may be costs, so they are left out.
 */
export const recentActs = reading(dashboard.recent, async ({ tenant, actor }) => {
  const acts = await tenant((db) => readActs(db, seesPrices(actor) ? ['quote', 'job'] : ['job']));
  const kinds = new Set<string>();
  const shown = acts.filter(({ aboutGuid, actorName, action }) => {
    const kind = `${aboutGuid} ${action} ${actorName}`;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
  return shown.slice(0, SHOWN).map(({ aboutGuid, number, customerName, at, changes, ...act }) => ({
    ...act,
    at: at.toISOString(),
    changes: act.of === 'job' ? changes : {},
    about: { guid: aboutGuid, number, customerName },
  }));
});
