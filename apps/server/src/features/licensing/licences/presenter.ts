import type { CompanyLicence } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import type { CompanyLicenceRow } from './companies-repository.ts';
import { licenceState } from './licence-state.ts';

export function presentLicence(row: CompanyLicenceRow, now: Date): CompanyLicence {
  const { seats: total, assigned: given, ...rest } = row;
  const assigned = Number(given);
  return {
    ...rest,
    registeredAt: row.registeredAt.toISOString(),
    seats: { total, assigned, free: Math.max(0, total - assigned) },
    expiresAt: row.expiresAt?.toISOString() ?? null,
    expiresOn: row.expiresAt ? dayInRome(row.expiresAt) : null,
    state: licenceState(row.expiresAt, now),
    users: Number(row.users),
    lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
    deletionAt: row.deletionAt?.toISOString() ?? null,
  };
}
