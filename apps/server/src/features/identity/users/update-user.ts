import type { CompanyRole, UserFields } from '@truciolo/contract';
import { users } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { changeAndPresent } from './list-users.ts';
import { guardLastManager, guardNotSelf, lockUser } from './policy.ts';
import { changeUser } from './repository.ts';

export const updateUser = endpoint(users.update, (context, { params, body }) => {
  const { actor, audit } = context;
  return changeAndPresent(context, params.guid, async (db) => {
    const user = await lockUser(db, params.guid);
    const current = { role: user.role as CompanyRole, hideCosts: user.hideCosts, version: user.version };
    const { values, changes } = mergeFields<UserFields>(current, body.base, body.changes);
    if (values.role) {
      guardNotSelf(actor, user.guid, 'Non puoi cambiare il tuo stesso ruolo.');
      await guardLastManager(db, user);
    }
    if (Object.keys(values).length === 0) return;
    await changeUser(db, user.guid, values);
    await audit(db, { action: 'update', entity: 'user', entityGuid: user.guid, changes });
  });
});
