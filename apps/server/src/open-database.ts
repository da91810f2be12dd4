import type { Config } from './config.ts';
import { openEmbedded } from './platform/database/embedded-engine.ts';
import type { Engine } from './platform/database/engine.ts';
import { grantRoles } from './platform/database/grant-roles.ts';
import { markLeakproof } from './platform/database/mark-leakproof.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { watchStatements } from './platform/metrics/watch-statements.ts';

export interface Places {
  /** The bundled worker of the embedded engine. */
  readonly workerScript: URL;
  readonly migrations: string;
  readonly emptyDatabase?: string;
}

/** Opens the engine the configuration names and brings its tables up to date. */
export async function openDatabase(
  config: Config,
  places: Places,
  log: Log,
  metrics: Metrics,
): Promise<Engine> {
  const watch = watchStatements(metrics, log, config.slowStatementMs);
  if (config.databaseUrl === null) {
    const { migrations, ...embedded } = places;
    const engine = await openEmbedded({ dataDir: config.dataDir, ...embedded, watch });
    await migrate(engine, migrations);
    await markLeakproof(engine);
    return engine;
  }
  const { openPostgres } = await import('./platform/database/postgres-engine.ts');
  const onError = (error: Error) => log.warn({ err: error }, 'database connection');
  const engine = openPostgres({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    onError,
    silenceMs: config.databaseSilenceMs,
    watch,
  });
  // Migrations may take their time.
  const owner = openPostgres({
    url: config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl,
    poolSize: 1,
    onError,
  });
  try {
    await migrate(owner, places.migrations);
    if (!(await markLeakproof(owner)))
      log.warn(
        'searches are slow: a superuser should run «alter function pg_catalog.textlike(text, text) leakproof»',
      );
    if (config.databaseOwnerUrl !== null)
      await grantRoles(owner, decodeURIComponent(new URL(config.databaseUrl).username));
  } finally {
    await owner.close();
  }
  return engine;
}

/** Connect timeout of the replica: a slow or silent one is skipped in favour of the primary. */
const REPLICA_CONNECT_MS = 1000;
const REPLICA_SILENCE_MS = 5000;

/** The configured replica; the connection is opened at the first read. */
export async function openReplica(config: Config, log: Log, metrics: Metrics): Promise<Engine | null> {
  if (config.databaseReplicaUrl === null) return null;
  const { openPostgres } = await import('./platform/database/postgres-engine.ts');
  return openPostgres({
    url: config.databaseReplicaUrl,
    onError: (error) => log.warn({ err: error }, 'connection of the replica'),
    connectMs: REPLICA_CONNECT_MS,
    silenceMs: REPLICA_SILENCE_MS,
    watch: watchStatements(metrics, log, config.slowStatementMs),
  });
}
