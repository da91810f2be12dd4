import { type SessionUser, sessionUser } from '@truciolo/contract';
import { z } from 'zod';

const { shape } = sessionUser;

/** Missing or malformed fields get a value that grants nothing: the server decides at each call. */
const received = z.looseObject({
  guid: shape.guid.catch(''),
  firstName: shape.firstName.catch(''),
  lastName: shape.lastName.catch(''),
  mail: shape.mail.catch(''),
  role: shape.role.catch('tecnico'),
  capabilities: z
    .array(z.unknown())
    .transform((all) => all.filter((one) => typeof one === 'string'))
    .catch([]),
  licenseExpiration: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .nullable()
    .catch(null),
  companyGuid: shape.companyGuid.catch(''),
  companyName: shape.companyName.catch(''),
  companyKind: shape.companyKind.catch('consumer'),
  hideCosts: shape.hideCosts.catch(false),
  sharedTablet: shape.sharedTablet.catch(false),
  secondFactorDue: shape.secondFactorDue.catch(false),
  seatManagers: shape.seatManagers.catch([]),
});

const claims = received.pick({ companyGuid: true, capabilities: true, licenseExpiration: true }).partial();

/** Claims of the token about its user, as far as they can be parsed. */
function claimsOf(token: string): z.output<typeof claims> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { companyGuid, capabilities, licenseExpiration } = claims.parse(JSON.parse(atob(payload)));
    return { companyGuid, capabilities, licenseExpiration };
  } catch {
    return {};
  }
}

/** The user of a login or a check, parsed leniently; null where there is none at all. */
export function readUser(answered: unknown, token: string): SessionUser | null {
  if (typeof answered !== 'object' || answered === null) return null;
  const read = received.safeParse({ ...claimsOf(token), ...answered });
  return read.success ? read.data : null;
}
