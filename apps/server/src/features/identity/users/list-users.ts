import type { CompanyUser } from '@truciolo/contract';
import { users } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import {
  type AvailableAddon,
  addonsOfUser,
  availableAddons,
  countSeats,
  listSwitches,
} from '../../licensing/index.ts';
import { readRule } from '../proofs/factors-repository.ts';
import { liveSince } from '../sessions/session-life.ts';
import { presentCompanyUser } from './presenter.ts';
import { findListedUser, listUserRows } from './repository.ts';

const addonsOf = ({ handles, actor }: Context) =>
  handles.directory((db) => availableAddons(db, actor.supplierGuid, actor.companyGuid));

export const listUsers = endpoint(users.list, async (context) => {
  const { actor, tenant, clock, policy } = context;
  const available = await addonsOf(context);
  const now = clock();
  return tenant(async (db) => {
    const rows = await listUserRows(db, actor.companyGuid, liveSince(now, policy));
    const switches = await listSwitches(db);
    const users = rows.map((row) =>
      presentCompanyUser(row, addonsOfUser(row, available, switches, now), actor),
    );
    const secondFactorRequired = await readRule(db, actor.companyGuid);
    return { users, seats: await countSeats(db, actor.companyGuid), secondFactorRequired };
  });
});

/** Runs a change and answers with the user as they stand after it. */
export async function changeAndPresent(
  context: Context,
  guid: string,
  change: (db: Db) => Promise<void>,
): Promise<CompanyUser> {
  const available: readonly AvailableAddon[] = await addonsOf(context);
  return context.tenant(async (db) => {
    await change(db);
    const now = context.clock();
    const row = await findListedUser(db, guid, liveSince(now, context.policy));
    if (!row) throw new AppError('NOT_FOUND');
    const addons = addonsOfUser(row, available, await listSwitches(db, guid), now);
    return presentCompanyUser(row, addons, context.actor);
  });
}
