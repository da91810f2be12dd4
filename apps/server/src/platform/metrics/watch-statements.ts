import type { LogEvent } from 'kysely';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** Long enough to know the statement by; values are bound and never in its text. */
const TEXT_MOST = 1000;

export type WatchStatement = (event: LogEvent) => void;

/** Counts every statement; slow ones are logged with their text, which contains no values. */
export const watchStatements =
  (metrics: Metrics, log: Log, slowMs: number): WatchStatement =>
  ({ query, queryDurationMillis: ms }) => {
    metrics.statement(ms / 1000);
    if (ms < slowMs) return;
    const text = query.sql.replaceAll(/\s+/g, ' ').slice(0, TEXT_MOST);
    log.warn({ ms: Math.round(ms), sql: text }, 'slow statement');
  };
