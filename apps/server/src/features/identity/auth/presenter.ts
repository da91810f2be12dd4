import type { SessionUser } from '@truciolo/contract';
import type { Actor } from '../../../platform/context.ts';

export function presentUser(actor: Actor): SessionUser {
  return {
    guid: actor.userGuid,
    firstName: actor.firstName,
    lastName: actor.lastName,
    mail: actor.email,
    role: actor.role,
    capabilities: [...actor.capabilities],
    licenseExpiration: actor.licenseExpiration?.toISOString() ?? null,
    companyGuid: actor.companyGuid,
    companyName: actor.companyName,
    companyKind: actor.companyKind,
    hideCosts: actor.hideCosts,
    sharedTablet: actor.sharedTablet,
    secondFactorDue: actor.secondFactorDue,
    seatManagers: [...actor.seatManagers],
  };
}
