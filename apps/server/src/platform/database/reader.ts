import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Db, Engine } from './engine.ts';
import { type Handles, inTransaction, openingOf } from './handles.ts';

/**
 * Reads of a company on the replica, if there is one. A request knows the position of the primary's log at its start;
 * the replica answers once it has replayed up to there, so that users never miss a change that was confirmed to them or
 * a colleague. In all other cases the primary answers.
 */
export interface Reader {
  tenant<T>(companyGuid: string, after: string | null, work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A replica a moment behind is waited for this often; then the primary is quicker. */
const TRIES = 3;
const MOMENT_MS = 3;
/** A replica that failed is left alone, and asked by itself whether it is back. */
const PROBE_MS = 5000;

/** Bytes of the log that are still to be replayed; null where this is no longer a replica. */
export type Behind = (db: Db, after: string) => Promise<number | null>;

const bytesBehind: Behind = async (db, after) => {
  const { rows } = await sql<{ bytes: string | null }>`
    select pg_wal_lsn_diff(${after}::pg_lsn, case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end) as bytes
  `.execute(db);
  const bytes = rows[0]?.bytes ?? null;
  return bytes === null ? null : Number(bytes);
};

interface ReaderOptions {
  readonly primary: Pick<Handles, 'tenant'>;
  readonly replica: Engine | null;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'add'>;
  readonly behind?: Behind;
}

type Outcome = 'replica' | 'behind' | 'away';

export function openReader({ primary, replica, log, metrics, behind = bytesBehind }: ReaderOptions): Reader {
  const onPrimary = <T>(companyGuid: string, work: (db: Db) => Promise<T>) =>
    primary.tenant(companyGuid, (db) => work(db));
  if (!replica)
    return { tenant: (companyGuid, _after, work) => onPrimary(companyGuid, work), close: async () => {} };

  const counts: Record<Outcome, number> = { replica: 0, behind: 0, away: 0 };
  let lastBehind = 0;
  let probe: NodeJS.Timeout | undefined;
  metrics?.add({
    name: 'truciolo_replica_readings',
    help: 'Readings by where they ended: on the replica, or on the primary since it was behind or away',
    readEach: () => Object.entries(counts).map(([outcome, count]) => [{ outcome }, count] as const),
  });
  metrics?.add({
    name: 'truciolo_replica_behind_bytes',
    help: 'Of the log, at the last reading',
    read: () => lastBehind,
  });
  metrics?.add({
    name: 'truciolo_replica_away',
    help: '1 while it is left alone',
    read: () => (probe ? 1 : 0),
  });

  const leaveAlone = (error: unknown) => {
    if (probe) return;
    log.warn({ err: error }, 'the replica is away');
    const ask = () => {
      probe = setTimeout(() => {
        replica.executeSql('select pg_is_in_recovery() as follows').then(({ rows }) => {
          if (rows[0]?.follows !== true) return ask();
          probe = undefined;
          log.info('the replica is back');
        }, ask);
      }, PROBE_MS);
      probe.unref();
    };
    ask();
  };

  /** Null where it has not caught up. */
  const onReplica = <T>(companyGuid: string, after: string, work: (db: Db) => Promise<T>) =>
    inTransaction(replica, openingOf('app_user', companyGuid), async (db) => {
      for (let tries = 1; ; tries += 1) {
        const bytes = await behind(db, after);
        if (bytes === null) throw new Error('the replica is none any more');
        lastBehind = Math.max(0, bytes);
        if (bytes <= 0) return { answer: await work(db) };
        if (tries === TRIES) return null;
        await sleep(MOMENT_MS);
      }
    });

  return {
    tenant: async (companyGuid, after, work) => {
      if (after === null || probe) {
        counts[probe ? 'away' : 'behind'] += 1;
        return onPrimary(companyGuid, work);
      }
      try {
        const done = await onReplica(companyGuid, after, work);
        counts[done ? 'replica' : 'behind'] += 1;
        if (done) return done.answer;
      } catch (error) {
        if (error instanceof AppError) throw error;
        // A reading changes nothing: it is done once more where everything is.
        counts.away += 1;
        leaveAlone(error);
      }
      return onPrimary(companyGuid, work);
    },
    close: async () => {
      clearTimeout(probe);
      await replica.close();
    },
  };
}
