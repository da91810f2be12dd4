import { ddts } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadDdt } from './load-ddt.ts';

const LONGEST = 200;

/** History of a note, newest first. */
export const ddtHistory = endpoint(ddts.history, async ({ tenant }, { params }) => {
  const entries = await tenant(async (db) => {
    await loadDdt(db, params.guid);
    return db
      .selectFrom('audit')
      .select(['at', 'actorName', 'action', 'changes'])
      .where('entity', '=', 'ddt')
      .where('entityGuid', '=', params.guid)
      .orderBy('at', 'desc')
      .orderBy('guid', 'desc')
      .limit(LONGEST)
      .execute();
  });
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
});
