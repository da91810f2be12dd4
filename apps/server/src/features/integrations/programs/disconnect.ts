import { writeAudit } from '../../../platform/audit.ts';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { programName } from '../keys/program-name.ts';
import { endKey, findKey, findKeyByHash, type KeyRow } from '../keys/repository.ts';
import type { Form } from './oauth-form.ts';
import { findTokenPlace } from './repository.ts';

/** Ends a connection in the name of the program itself. */
export async function disconnect(db: Db, { guid, companyGuid, name, createdBy }: KeyRow, now: Date) {
  if (!(await endKey(db, guid, now))) return;
  const changes = { name: { from: name, to: name } };
  const actor = { userGuid: createdBy, ...programName(name) };
  const act = { action: 'disconnect', entity: 'api-key', entityGuid: guid, changes };
  await writeAudit(db, { ...act, companyGuid, actor, at: now });
}

/** RFC 7009: either token of a program ends its connection. An unknown token is no error. */
export async function revokeToken({ handles, clock }: Services, form: Form): Promise<void> {
  const tokenHash = hashToken(form.token ?? '');
  const place = await handles.directory(async (db) => {
    const refresh = await findTokenPlace(db, tokenHash);
    if (refresh) return { companyGuid: refresh.companyGuid, guid: refresh.keyGuid };
    return findKeyByHash(db, tokenHash);
  });
  if (!place) return;
  await handles.tenant(place.companyGuid, async (db) => {
    const key = await findKey(db, place.guid);
    if (key?.clientHash === hashToken(form.client_id ?? '')) await disconnect(db, key, clock());
  });
}
