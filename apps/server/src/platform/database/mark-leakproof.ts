import type { SqlEngine } from './engine.ts';

const IS_MARKED = `select proleakproof as marked from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure`;

/**
 * The mark that lets searches use their indexes (decision 006) is in the catalogue, which no dump contains: a database
 * that was restored, moved or upgraded has lost it, while its migrations count as applied. It is set again at each
 * start if the login may. Returns whether it is set.
 */
export async function markLeakproof(engine: SqlEngine): Promise<boolean> {
  const isMarked = async () => (await engine.executeSql(IS_MARKED)).rows[0]?.marked === true;
  if (await isMarked()) return true;
  await engine.executeSql(`do $$ begin
    alter function pg_catalog.textlike(text, text) leakproof;
  exception when insufficient_privilege then null; end $$`);
  return isMarked();
}
