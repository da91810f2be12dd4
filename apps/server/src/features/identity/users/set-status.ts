import { users } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { changeStatus } from './change-standing.ts';
import { changeAndPresent } from './list-users.ts';
import { guardNotSelf } from './policy.ts';

export const setStatus = endpoint(users.setStatus, (context, { params, body }) => {
  return changeAndPresent(context, params.guid, async (db) => {
    guardNotSelf(context.actor, params.guid, 'Non puoi sospendere il tuo stesso account.');
    await changeStatus(db, context, params.guid, body.status);
  });
});
