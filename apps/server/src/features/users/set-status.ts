import type { CompanyUser, RouteRequest, users } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { changeStatus } from './change-standing.ts';
import { changeAndPresent } from './list-users.ts';
import { guardNotSelf } from './policy.ts';

export function setStatus(
  context: Context,
  { params, body }: RouteRequest<typeof users.setStatus>,
): Promise<CompanyUser> {
  return changeAndPresent(context, params.guid, async (db) => {
    guardNotSelf(context.actor, params.guid, 'Non puoi sospendere il tuo stesso account.');
    await changeStatus(db, context, params.guid, body.status);
  });
}
