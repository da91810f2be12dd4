import { health } from '@truciolo/contract';
import { sql } from 'kysely';
import { endpoint } from '../../platform/http/endpoint.ts';

/** The check reaches the database: a server that cannot read is not healthy. */
export const healthRoutes = (database: 'embedded' | 'postgres', version: string) => [
  endpoint(health.get, async ({ handles }) => {
    await handles.directory((db) => sql`select 1`.execute(db));
    return { status: 'ok' as const, database, version };
  }),
];
