import type pg from 'pg';
import { copyRows } from './copy-rows.ts';

export const DAYS = 390;
const COMPANIES = 100;
const USERS_EACH = 10;
const PAGES = 30;
const BUTTONS_EACH = 20;
const DAY_MS = 86_400_000;
const LINES = 20_000;

const people = `
  insert into companies (guid, kind, supplier_guid, name, vat_number, created_at)
    select gen_random_uuid(), 'consumer', (select supplier_guid from installation), 'Officina ' || n,
      lpad((50000000000 + n)::text, 11, '0'), now() - n * interval '3 days'
    from generate_series(1, ${COMPANIES}) n;
  insert into users (guid, company_guid, first_name, last_name, email, password_hash, role, created_at)
    select gen_random_uuid(), c.guid, 'Utente', n::text, c.guid || '-' || n || '@bench.it', 'x', 'tecnico', c.created_at
    from companies c, generate_series(1, ${USERS_EACH}) n where c.name like 'Officina %' and c.kind = 'consumer'`;

interface Person {
  guid: string;
  company_guid: string;
}

/** Park and Miller's minimal generator: the same events at every run. */
function makeChance(): () => number {
  let state = 20_261_116;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Thirteen months in order of arrival; two page views per click, some pages and buttons far more frequent than others.
 */
function* events(crowd: readonly Person[], count: number, now: number): Generator<string> {
  const chance = makeChance();
  const pick = (size: number) => Math.floor(chance() ** 2 * size);
  const perDay = Math.ceil(count / DAYS);
  let lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const day = Math.floor(index / perDay);
    // Ten hours a day, the last of them now.
    const at = now - (DAYS - 1 - day) * DAY_MS - (1 - (index % perDay) / perDay) * 10 * 3_600_000;
    const serial = Math.floor(chance() * crowd.length);
    const { guid, company_guid } = crowd[serial] ?? { guid: '', company_guid: '' };
    const page = pick(PAGES);
    const [type, label] =
      chance() < 1 / 3 ? ['click', `Pulsante ${pick(BUTTONS_EACH)}`] : ['page_view', '\\N'];
    const path = page === 0 ? '/quote-tools' : `/pagina-${page}`;
    const time = new Date(at).toISOString();
    lines.push(
      `${company_guid}\t${guid}\ts-${serial}-${day}-${index % 2}\t${type}\t${path}\t${label}\t${time}\t${time}\n`,
    );
    if (lines.length === LINES) {
      yield lines.join('');
      lines = [];
    }
  }
  yield lines.join('');
}

/** Inserts companies, users and this many events by COPY; returns one of the companies. */
export async function seedUsage(client: pg.Client, count: number): Promise<string> {
  await client.query(people);
  const { rows } = await client.query<Person>(
    "select guid, company_guid from users where email like '%@bench.it' order by email",
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'analytics_events'",
  );
  // Ten million rows known to be right: no look-up of each one's company and user, and the indexes made at the end.
  await client.query('set session_replication_role = replica');
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await copyRows(
    client,
    `copy analytics_events (company_guid, user_guid, session_id, event_type, page_path, element_text,
      occurred_at, received_at) from stdin`,
    events(rows, count, Date.now()),
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze analytics_events');
  return rows[0]?.company_guid ?? '';
}
