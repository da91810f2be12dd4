import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGrouped } from '@truciolo/italian';
import type { Config } from '../config.ts';
import { openDatabase, type Places } from '../open-database.ts';
import { copyDatabase } from '../platform/backup/copy-database.ts';
import { openEmbedded } from '../platform/database/embedded-engine.ts';
import { type Db, openHandles } from '../platform/database/handles.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/postgres-engine.ts';
import type { Log } from '../platform/log.ts';
import { openMetrics } from '../platform/metrics/metrics.ts';
import { AdminRefusal } from './commands.ts';

/**
 * Migration of a growing shop: copies everything of DATA_DIR's embedded database into the empty PostgreSQL of
 * DATABASE_URL and compares each row. The embedded one is not changed.
 */
export async function moveToPostgres(config: Config, places: Places, log: Log): Promise<string> {
  if (config.databaseUrl === null)
    throw new AdminRefusal('Indica il server con DATABASE_URL (e JWT_SECRET).');
  if (!existsSync(join(config.dataDir, 'database')))
    throw new AdminRefusal(`In ${config.dataDir} non c’è un database incorporato.`);
  // Makes the tables and the roles; a first start of the server has perhaps done so already.
  const grown = await openDatabase(config, places, log, openMetrics());
  try {
    const copied = await copyInto(config, places);
    await openHandles(grown, () => {}).system(wakeMails);
    return copied + secretSentence(config);
  } finally {
    await grown.close();
  }
}

/** Delivery attempts are tasks, which are not moved: a mail is queued again as if it had never been tried. */
const wakeMails = (db: Db) =>
  db.updateTable('outbox').set({ attempts: 0 }).where('state', '=', 'queued').execute();

async function copyInto(config: Config, places: Places): Promise<string> {
  const source = await openEmbedded({ dataDir: config.dataDir, workerScript: places.workerScript });
  try {
    await migrate(source, places.migrations);
    const url = config.databaseOwnerUrl ?? config.databaseUrl ?? '';
    const target = openPostgres({ url, poolSize: 1, onError: () => {} });
    try {
      const { tables, rows } = await copyDatabase(source, target);
      return `Copiate e confrontate ${writeGrouped(rows)} righe di ${tables} tabelle.`;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Sessions, signed addresses and webhooks hang on the secret: another one ends them. */
function secretSentence({ dataDir, jwtSecret }: Config): string {
  const file = join(dataDir, 'jwt-secret');
  const isSame = existsSync(file) && readFileSync(file, 'utf8').trim() === jwtSecret;
  return isSame ? '' : ` Per tenere accessi e webhook usa come JWT_SECRET il contenuto di ${file}.`;
}
