import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { roles } from '../kit/roles.ts';

export const companyKinds = ['consumer', 'supplier'] as const;
export type CompanyKind = (typeof companyKinds)[number];

/** The logged-in user as the shell needs it; capabilities and expiry are worked out by the server each time. */
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
  /** The company asks a second step at login and there is none yet: until it is set up nothing else can be done. */
  secondFactorDue: z.boolean(),
  /** Names of who can give a seat to who has none; empty for everybody else. */
  seatManagers: z.array(z.string()),
});
export type SessionUser = z.output<typeof sessionUser>;
