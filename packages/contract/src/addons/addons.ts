import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid } from '../kit/fields.ts';
import { companyRoles } from '../kit/roles.ts';
import { capabilities, route } from '../kit/route.ts';
import { userAddon } from '../users/users.ts';

export const addon = z.object({
  addonGuid: guid,
  name: z.string(),
  capability: z.string(),
  description: z.string(),
  /** 1/10,000 € per user and month; null = on request. */
  price: amount.nullable(),
  /** Roles that have it without a switch. */
  roles: z.array(z.enum(companyRoles)),
});
export type Addon = z.output<typeof addon>;

const capability = [capabilities.manageConsumerLicences];
const params = z.object({ addonGuid: guid, userGuid: guid });

export const addons = {
  list: route({
    method: 'GET',
    path: '/addons',
    summary: 'The add-ons that the company may grant to its users',
    access: 'session',
    capability,
    answer: z.array(addon),
  }),
  switch: route({
    method: 'PUT',
    path: '/addons/:addonGuid/users/:userGuid',
    writes: 'set',
    summary:
      'Grant a user an add-on, until a day or without expiry, or withdraw it; effective from their next request',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ granted: z.boolean(), expiresOn: day.nullable() }),
    answer: userAddon,
    errors: ['NOT_FOUND', 'ADDON_UNAVAILABLE'],
  }),
  reset: route({
    method: 'DELETE',
    path: '/addons/:addonGuid/users/:userGuid',
    writes: 'once',
    summary: 'Remove the grant: the user has the default of the role',
    access: 'session',
    capability,
    params,
    answer: userAddon,
    errors: ['NOT_FOUND', 'ADDON_UNAVAILABLE'],
  }),
};
