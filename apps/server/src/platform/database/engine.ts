import type { Kysely, Transaction } from 'kysely';
import type { Gauge } from '../metrics/metrics.ts';
import type { Schema } from './schema.ts';

/** A transaction that already runs under one role; nothing else reaches the database. */
export type Db = Transaction<Schema>;

/** The two databases, seen alike. Only `platform/` holds an engine; features get handles. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  readonly kysely: Kysely<Schema>;
  /** Plain SQL outside any role: migrations, jobs. Several statements are allowed without values. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** What is worth watching of its connections. */
  readonly gauges?: readonly Gauge[];
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** Writes a backup that `restore` can read; the embedded engine's whole directory, packed. */
  dump?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A fault of the connection, not of the statement: the request may be tried again later. */
export function isConnectionFault(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') {
    // 08: connection exception; 57P01-57P03: shutting down, crashed, starting up; 53300: too many connections; 25006:
    // a primary that has become a replica, or is being looked after, takes no writes.
    if (code.startsWith('08') || /^57P0[1-3]$/.test(code) || ['53300', '25006'].includes(code)) return true;
    if (
      ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'].includes(
        code,
      )
    ) {
      return true;
    }
  }
  const message = error instanceof Error ? error.message : '';
  // The driver's own words have no code; the last are said of a connection that broke between two statements.
  return /connection terminated|timeout exceeded when trying to connect|connection ended|is not queryable/i.test(
    message,
  );
}

/** No room left: said by the file system, or by the database of its own files. */
export function isStorageFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (['ENOSPC', 'EDQUOT', '53100'].includes(String(code))) return true;
  return typeof message === 'string' && /no space left on device|ENOSPC/i.test(message);
}

/** A row points at one that is not there, or not of the same company. */
export const isReferenceViolation = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '23503';

/** The name of the violated constraint when a unique index refused a row, else null. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}
