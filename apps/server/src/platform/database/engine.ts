import type { Kysely, Transaction } from 'kysely';
import type { Gauge } from '../metrics/metrics.ts';
import type { Schema } from './schema.ts';

/** A transaction that already runs under one role; it is the only access to the database. */
export type Db = Transaction<Schema>;

/** A database to which plain SQL goes, outside any role: migrations, background tasks. */
export interface SqlEngine {
  readonly kind: 'embedded' | 'postgres';
  /** Several statements are allowed without values. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Common interface of the two databases. Only `platform/` holds an engine; features get handles. */
export interface Engine extends SqlEngine {
  readonly kysely: Kysely<Schema>;
  /** Transactions that it runs at the same time. */
  readonly connections: number;
  /** Metrics of its connections. */
  readonly gauges?: readonly Gauge[];
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** Writes a backup that `restore` can read: the packed directory of the embedded engine. */
  dump?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A fault of the connection, not of the statement: the request may be retried later. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
const NETWORK_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/**
 * Node names the system call of a broken connection of ours. A request whose sender hangs up carries the same code without
 * one, and a missing file fails in `open`. Several addresses tried at once fail together.
 */
function isOfConnection(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOfConnection);
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return NETWORK_CALLS.has(String(syscall)) && (code !== 'ENOENT' || syscall === 'connect');
}

/** Two calls met in the database: one of them tries again. 23505 unique, 40001 serialization, 40P01 deadlock. */
export const isCollision = (error: unknown): boolean =>
  ['23505', '40001', '40P01'].includes(String((error as { code?: unknown } | null)?.code));

export function isConnectionFault(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') {
    // 08: connection exception; 57P01-57P03: shutting down, crashed, starting up; 53300: too many connections; 25006: a
    // primary that has become a replica, or is in maintenance, refuses writes.
    if (code.startsWith('08') || /^57P0[1-3]$/.test(code) || ['53300', '25006'].includes(code)) return true;
    if (NETWORK_CODES.has(code)) return isOfConnection(error);
  }
  const message = error instanceof Error ? error.message : '';
  // The driver's own messages have no code; the last ones are about a connection that broke between two statements.
  return /connection terminated|timeout exceeded when trying to connect|connection ended|is not queryable/i.test(
    message,
  );
}

/** Disk full, reported by the file system or by the database. */
export function isStorageFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (['ENOSPC', 'EDQUOT', '53100'].includes(String(code))) return true;
  return typeof message === 'string' && /no space left on device|ENOSPC/i.test(message);
}

/** A row references one that does not exist, or belongs to another company. */
export const isReferenceViolation = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '23503';

/** The name of the violated constraint when a unique index refused a row, else null. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}
