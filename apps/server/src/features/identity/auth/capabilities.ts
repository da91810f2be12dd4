import { type Role, roleCapabilities } from '@truciolo/contract';

interface AddonSwitch {
  readonly capability: string;
  readonly granted: boolean;
  readonly expiresAt: Date | null;
}

/** Role ∪ add-ons of the role ∪ granted add-ons − revoked − expired. */
export function capabilitiesOf(
  role: Role,
  roleAddons: readonly string[],
  switches: readonly AddonSwitch[],
  now: Date,
): string[] {
  const held = new Set([...roleCapabilities[role], ...roleAddons]);
  for (const { capability, granted, expiresAt } of switches) {
    if (!granted) held.delete(capability);
    else if (expiresAt === null || expiresAt > now) held.add(capability);
  }
  return [...held].sort();
}

interface Seat {
  readonly expiresAt: Date | null;
}

/** A user without a seat has a licence that ended at the beginning of time. */
const NEVER_VALID = new Date(0);

/** The earlier of the seat's and the company's expiry; null = none of them ends. */
export function licenceExpiry(companyExpiry: Date | null, seat: Seat | null): Date | null {
  if (!seat) return NEVER_VALID;
  if (companyExpiry === null) return seat.expiresAt;
  if (seat.expiresAt === null) return companyExpiry;
  return seat.expiresAt < companyExpiry ? seat.expiresAt : companyExpiry;
}
