import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { EmbeddedStatements } from './embedded-statements.ts';
import type { SqlEngine } from './engine.ts';
import { markLeakproof } from './mark-leakproof.ts';
import { migrate } from './migrate.ts';

/**
 * Called by the build: creating a database and its tables takes seconds of computing, copying them takes none, so that the
 * very first start is quick too. It has no rows but those of the migrations, which hold no secret.
 */
export async function makeEmptyDatabase(folder: string, migrations: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const pg = await PGlite.create(folder, { extensions: { pg_trgm, unaccent } });
  const statements = new EmbeddedStatements(pg);
  const engine: SqlEngine = {
    kind: 'embedded',
    executeSql: (text, values = []) =>
      values.length > 0 ? statements.query(text, values) : statements.exec(text),
  };
  await migrate(engine, migrations);
  await markLeakproof(engine);
  await pg.close();
}
