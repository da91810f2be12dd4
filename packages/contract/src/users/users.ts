import { z } from 'zod';
import { done, guid, instant } from '../kit/fields.ts';
import { companyRoles } from '../kit/roles.ts';
import { capabilities, route } from '../kit/route.ts';
import { seatCount, userSeat } from '../licences/licences.ts';

export const userStatuses = ['active', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The state of one add-on for one user. */
export const userAddon = z.object({
  addonGuid: guid,
  name: z.string(),
  capability: z.string(),
  /** The user may use it now: by role or by grant, and not expired. */
  active: z.boolean(),
  fromRole: z.boolean(),
  /** Decision of the responsabile: null = untouched, the role decides. */
  granted: z.boolean().nullable(),
  expiresAt: instant.nullable(),
});
export type UserAddon = z.output<typeof userAddon>;

const companyUser = z.object({
  guid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  status: z.enum(userStatuses),
  hideCosts: z.boolean(),
  createdAt: instant,
  lastAccessAt: instant.nullable(),
  openSessions: z.int(),
  /** The user's login requires a second factor. */
  secondFactor: z.boolean(),
  seat: userSeat.nullable(),
  addons: z.array(userAddon),
  /** True for the calling user. */
  isSelf: z.boolean(),
  version: z.int(),
});
export type CompanyUser = z.output<typeof companyUser>;

const userFields = z.strictObject({
  role: z.enum(companyRoles, { error: 'Scegli un ruolo.' }),
  hideCosts: z.boolean(),
});
export type UserFields = z.output<typeof userFields>;

const params = z.object({ guid });
const capability = [capabilities.manageConsumerLicences];

export const users = {
  list: route({
    method: 'GET',
    path: '/users',
    summary: 'The users of the company with role, state, last access, seat and add-ons',
    access: 'session',
    capability,
    answer: z.object({
      users: z.array(companyUser),
      seats: seatCount,
      /** The company requires a second factor of all users. */
      secondFactorRequired: z.boolean(),
    }),
  }),
  update: route({
    method: 'PUT',
    path: '/users/:guid',
    writes: 'merge',
    summary: 'Change role or cost access of a user; `base` holds the base values of the change',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ base: userFields.partial(), changes: userFields.partial() }),
    answer: companyUser,
    errors: ['NOT_FOUND', 'CONFLICT', 'OWN_ACCOUNT', 'LAST_RESPONSABILE'],
  }),
  setStatus: route({
    method: 'PUT',
    path: '/users/:guid/status',
    writes: 'set',
    summary: 'Suspend a user (sessions are closed) or reinstate them',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ status: z.enum(userStatuses) }),
    answer: companyUser,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_RESPONSABILE'],
  }),
  sendReset: route({
    method: 'POST',
    path: '/users/:guid/password-reset',
    writes: 'append',
    summary: 'Mail a user the link that sets a new password',
    access: 'session',
    capability,
    params,
    body: z.strictObject({}),
    answer: done,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/users/:guid',
    writes: 'once',
    summary: 'Remove a user: sessions are closed, the seat is freed, and past entries keep their name',
    access: 'session',
    capability,
    params,
    answer: done,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_RESPONSABILE'],
  }),
};
