import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { roles } from '../kit/roles.ts';

export const companyKinds = ['consumer', 'supplier'] as const;
export type CompanyKind = (typeof companyKinds)[number];

/** The logged-in user for the shell; the server computes capabilities and expiry each time. */
export const sessionUser = z.object({
  guid,
  firstName: z.string(),
  lastName: z.string(),
  mail: z.string(),
  role: z.enum(roles),
  capabilities: z.array(z.string()),
  licenseExpiration: instant.nullable(),
  companyGuid: guid,
  companyName: z.string(),
  companyKind: z.enum(companyKinds),
  hideCosts: z.boolean(),
  /** This session is one of a tablet that several people press on: the server lets it call the shop floor alone. */
  sharedTablet: z.boolean(),
  /** The company requires a second factor and the user has none yet: until it is set up nothing else is allowed. */
  secondFactorDue: z.boolean(),
  /** Names of the users who can assign a seat, for a user without one; otherwise empty. */
  seatManagers: z.array(z.string()),
});
export type SessionUser = z.output<typeof sessionUser>;
