import type { CompanyRole, CompanyUser, UserAddon } from '@truciolo/contract';
import type { Actor } from '../../../platform/context.ts';
import type { ListedUser } from './repository.ts';

export function presentCompanyUser(row: ListedUser, addons: readonly UserAddon[], actor: Actor): CompanyUser {
  return {
    guid: row.guid,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role as CompanyRole,
    status: row.status === 'suspended' ? 'suspended' : 'active',
    hideCosts: row.hideCosts,
    createdAt: row.createdAt.toISOString(),
    lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
    secondFactor: row.hasSecondFactor,
    openSessions: Number(row.openSessions),
    seat: row.seatAssignedAt && {
      assignedAt: row.seatAssignedAt.toISOString(),
      expiresAt: row.seatExpiresAt?.toISOString() ?? null,
    },
    addons: [...addons],
    isSelf: row.guid === actor.userGuid,
    version: row.version,
  };
}
