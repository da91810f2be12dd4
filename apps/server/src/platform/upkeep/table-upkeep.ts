import type { Engine } from '../database/engine.ts';
import type { Log } from '../log.ts';
import { task } from '../tasks/task.ts';
import type { Tasks } from '../tasks/tasks.ts';

const tableUpkeepTask = task({ name: 'table-upkeep', retries: 0, retryDelay: 1, schedule: '*/10 * * * *' });

/** Smaller tables are always read whole, whatever the planner's statistics. 8 kB per page. */
const SMALL_PAGES = 64;

const overdue = `
  select format('%I', c.relname) as name
  from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
  cross join lateral (select pg_relation_size(c.oid) / 8192 as pages) size
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and size.pages > ${SMALL_PAGES}
    and (c.reltuples < 0 or size.pages > 1.3 * c.relpages or s.n_dead_tup > 1000 + 0.2 * c.reltuples
      or c.relallvisible < 0.5 * size.pages)`;

/**
 * The embedded engine has no autovacuum: tables that grew or changed much are vacuumed here, which also updates the
 * planner's statistics and the visibility map. A PostgreSQL server does this by itself.
 */
export async function tendTables(engine: Engine): Promise<string[]> {
  if (engine.kind !== 'embedded') return [];
  await engine.executeSql('select pg_stat_force_next_flush()');
  const { rows } = await engine.executeSql(overdue);
  const names = rows.map(({ name }) => String(name));
  // One statement each: vacuum cannot run in a transaction, and requests may come in between.
  for (const name of names) await engine.executeSql(`vacuum analyze ${name}`);
  return names;
}

export async function startTableUpkeep(engine: Engine, tasks: Tasks, log: Log): Promise<void> {
  await tasks.work(tableUpkeepTask, async () => {
    const names = await tendTables(engine);
    if (names.length > 0) log.info({ tables: names }, 'vacuum');
  });
  // Tables that an import filled before the last stop are vacuumed at the start; the start does not wait for it.
  if (engine.kind === 'embedded')
    tasks
      .send(tableUpkeepTask, {}, 'start')
      .catch((error: unknown) => log.warn({ err: error }, 'table upkeep at the start'));
}
