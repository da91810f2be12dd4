import { health } from '@truciolo/contract';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

/** Free bytes on the disk of the data folder below which the next backup or upload may fail. */
const LOW_BYTES = 200 * 1024 * 1024;

/** Monitoring needs an answer even when the database does not respond. */
const PATIENCE_MS = 3000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), PATIENCE_MS);
  });
  // A rejection after the timeout is ignored.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Looks {
  readonly database: 'embedded' | 'postgres';
  readonly version: string;
  readonly freeBytes: () => Promise<number>;
  readonly isDraining: () => boolean;
}

/** The check queries the database: a server that cannot read is not healthy. */
export const healthRoutes = ({ database, version, freeBytes, isDraining }: Looks) => [
  endpoint(health.get, async ({ handles }) => {
    // The load balancer learns from this answer that the server is shutting down.
    if (isDraining()) throw new AppError('UNAVAILABLE');
    await inTime(handles.directory((db) => sql`select 1`.execute(db)));
    const status = (await freeBytes()) < LOW_BYTES ? ('degraded' as const) : ('ok' as const);
    return { status, database, version };
  }),
  endpoint(health.live, async () => ({ status: 'ok' as const })),
];
