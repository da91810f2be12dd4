import { Socket } from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { WatchStatement } from '../metrics/watch-statements.ts';
import type { Engine } from './engine.ts';
import { openNotificationClient } from './notification-client.ts';
import { PREPARED } from './prepared-statement.ts';
import type { Schema } from './schema.ts';
import { valueParsers } from './value-parsers.ts';

interface PostgresOptions {
  readonly url: string;
  /**
   * Address of the server itself where `url` is a pooler in transaction mode: such a pooler passes no notifications on,
   * and a statement prepared on one of its connections is unknown on the next.
   */
  readonly directUrl?: string | null;
  readonly poolSize?: number;
  readonly onError: (error: Error) => void;
  /** Statement timeout without an answer; the connection is closed. Default: none. */
  readonly silenceMs?: number;
  /** Connect timeout. */
  readonly connectMs?: number;
  readonly watch?: WatchStatement;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    valueParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Prepared statements keep their plans on the connection. */
class KeepingClient extends pg.Client {
  override query(...args: unknown[]): never {
    // A pool passes a callback behind the values.
    const [text, values, ...callback] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? PREPARED.exec(text)?.[1] : undefined;
    const query = super.query as (...all: unknown[]) => never;
    return name ? query.call(this, { name, text, values }, ...callback) : query.apply(this, args);
  }
}

/** Its types lack these parts of a client. */
declare module 'pg' {
  interface ClientBase {
    readonly connection: pg.Connection;
    readonly _activeQuery: unknown;
  }
}

/**
 * A database that is frozen, or behind a firewall that drops packets, keeps its connections and never answers. The
 * waiting call gets an error and the connection is not used again. Between two statements of a transaction the delay is
 * the caller's, so it does not count.
 */
function endSilence(client: pg.PoolClient, silenceMs: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket)
    stream.setTimeout(silenceMs, () => {
      if (client._activeQuery)
        stream.destroy(new Error('connection terminated: the database does not answer'));
    });
}

export function openPostgres({
  url,
  directUrl = null,
  poolSize = 10,
  onError,
  silenceMs,
  connectMs = 5000,
  watch,
}: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    types,
    ...(directUrl === null ? { Client: KeepingClient } : {}),
  });
  // A broken connection must not end the process: the pool listens only to idle ones, and one that is lent to a
  // transaction can break between two statements. The next request gets a new one.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (silenceMs) endSilence(client, silenceMs);
  });
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(watch ? { log: watch } : {}),
  });
  const notifications = openNotificationClient(directUrl ?? url, onError);
  return {
    kind: 'postgres',
    kysely,
    connections: poolSize,
    gauges: [
      { name: 'truciolo_database_connections', help: 'Connections open', read: () => pool.totalCount },
      { name: 'truciolo_database_connections_idle', help: 'Of those, free', read: () => pool.idleCount },
      { name: 'truciolo_database_waiting', help: 'Work that waits for one', read: () => pool.waitingCount },
    ],
    executeSql: async (text, values) => {
      const result = await pool.query(text, values ? [...values] : undefined);
      // Several statements in one text give one result each; the last one is returned.
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    listen: notifications.listen,
    close: async () => {
      await notifications.close();
      await kysely.destroy();
      // Kysely ends the pool only if it ever used it itself.
      if (!pool.ended) await pool.end();
    },
  };
}
