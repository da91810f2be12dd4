import type { UserAddon } from '@truciolo/contract';
import { addons } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lastMoment } from '../licences/last-day.ts';
import { findHolder } from '../licences/seats-repository.ts';
import { type AvailableAddon, addonsOfUser, availableAddons, listSwitches } from './available-addons.ts';
import { deleteSwitch, putSwitch } from './repository.ts';

const listAvailable = ({ handles, actor }: Context) =>
  handles.directory((db) => availableAddons(db, actor.supplierGuid, actor.companyGuid));

export const listAddons = endpoint(addons.list, async (context) => {
  const rows = await listAvailable(context);
  return rows.map((row) => ({ ...row, roles: [...row.roles] }));
});

interface Target {
  readonly addonGuid: string;
  readonly userGuid: string;
}

/** Finds user and add-on, applies the change, writes the audit entry, and returns the new state. */
async function change(
  context: Context,
  { addonGuid, userGuid }: Target,
  act: (db: Db, addon: AvailableAddon) => Promise<unknown>,
): Promise<UserAddon> {
  const { audit, tenant, clock } = context;
  const addon = (await listAvailable(context)).find((row) => row.addonGuid === addonGuid);
  return tenant(async (db) => {
    const user = await findHolder(db, userGuid);
    if (!user) throw new AppError('NOT_FOUND');
    if (!addon) throw new AppError('ADDON_UNAVAILABLE');
    const stands = async () => addonsOfUser(user, [addon], await listSwitches(db, userGuid), clock())[0];
    const before = await stands();
    await act(db, addon);
    const after = await stands();
    if (!before || !after) throw new AppError('ADDON_UNAVAILABLE');
    const day = (instant: string | null) => instant && dayInRome(new Date(instant));
    await audit(db, {
      action: after.active ? 'grant' : 'revoke',
      entity: 'addon',
      entityGuid: userGuid,
      changes: {
        [addon.name]: { from: before.active, to: after.active },
        expiresOn: { from: day(before.expiresAt), to: day(after.expiresAt) },
      },
    });
    return after;
  });
}

export const switchAddon = endpoint(addons.switch, (context, { params, body }) => {
  return change(context, params, (db, { addonGuid, capability }) => {
    const expiresAt = lastMoment(body.granted ? body.expiresOn : null, context.clock(), 'expiresOn');
    const { companyGuid } = context.actor;
    const { userGuid } = params;
    return putSwitch(db, { companyGuid, userGuid, addonGuid, capability, granted: body.granted, expiresAt });
  });
});

export const resetAddon = endpoint(addons.reset, (context, { params }) =>
  change(context, params, (db) => deleteSwitch(db, params.userGuid, params.addonGuid)),
);
