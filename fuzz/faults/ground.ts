import pg from 'pg';
import { createDatabase } from '../../scripts/e2e/create-database.mjs';
import { type Cluster, startCluster } from '../../scripts/postgres/start-cluster.mjs';

export type Settings = Record<string, string>;

export interface Ground {
  readonly cluster: Cluster;
  readonly settings: Settings;
  readonly admin: (text: string) => Promise<void>;
}

/** A temporary PostgreSQL for the duration of the work. */
export async function onPostgres<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const cluster = await startCluster();
  const database = await createDatabase(cluster.url);
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  try {
    // The cluster of the tests acknowledges before it has written; here that would be the finding.
    await admin('alter system set synchronous_commit = on');
    await admin('select pg_reload_conf()');
    return await work({
      cluster,
      admin,
      settings: { ...database.settings, LOG_LEVEL: 'silent', DATABASE_TIMEOUT: '2' },
    });
  } finally {
    await database.drop().catch(() => undefined);
    cluster.stop();
  }
}
