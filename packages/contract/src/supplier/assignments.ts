import { z } from 'zod';
import { done, email, guid, instant, requiredText } from '../kit/fields.ts';
import { companyRoles } from '../kit/roles.ts';
import { capabilities, route } from '../kit/route.ts';
import { userStatuses } from '../users/users.ts';

const capability = [capabilities.manageSupplierLicences];

const supplierAdmin = z.object({
  guid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  lastAccessAt: instant.nullable(),
  isSelf: z.boolean(),
  /** Logs in with a second step. */
  secondFactor: z.boolean(),
});
export type SupplierAdmin = z.output<typeof supplierAdmin>;

const adminGuid = guid.nullable();

export const assignments = {
  list: route({
    method: 'GET',
    path: '/supplier/assignments',
    summary: 'Administrators of the supplier with their companies and users',
    access: 'session',
    capability,
    answer: z.object({
      admins: z.array(supplierAdmin),
      /** Required of all administrators. */
      secondFactorRequired: z.boolean(),
      companies: z.array(
        z.object({ guid, name: z.string(), city: z.string(), users: z.int(), adminGuid: guid.nullable() }),
      ),
      users: z.array(
        z.object({
          guid,
          name: z.string(),
          email: z.string(),
          role: z.enum(companyRoles),
          companyGuid: guid,
          companyName: z.string(),
          /** null = the admin of the company. */
          adminGuid: guid.nullable(),
        }),
      ),
    }),
  }),
  assignCompanies: route({
    method: 'PUT',
    path: '/supplier/assignments/companies',
    writes: 'set',
    summary: 'Assign companies to an administrator of the supplier; null = none',
    access: 'session',
    capability,
    body: z.strictObject({ companyGuids: z.array(guid).min(1).max(1000), adminGuid }),
    answer: done.extend({ changed: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  assignUsers: route({
    method: 'PUT',
    path: '/supplier/assignments/users',
    writes: 'set',
    summary: 'Assign single users to an administrator; null = that of their company',
    access: 'session',
    capability,
    body: z.strictObject({ userGuids: z.array(guid).min(1).max(1000), adminGuid }),
    answer: done.extend({ changed: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  inviteAdmin: route({
    method: 'POST',
    path: '/supplier/admins',
    writes: 'append',
    summary: 'Invite another administrator of the supplier by e-mail, as users are invited',
    access: 'session',
    capability,
    body: z.strictObject({
      email,
      firstName: requiredText(100, 'Inserisci il nome'),
      lastName: requiredText(100, 'Inserisci il cognome'),
    }),
    status: 201,
    /** Without a mail server: the link to hand over. */
    answer: z.object({ link: z.string().nullable() }),
    errors: ['DUPLICATE_EMAIL', 'RATE_LIMITED'],
  }),
  setAdminStatus: route({
    method: 'PUT',
    path: '/supplier/admins/:guid/status',
    writes: 'set',
    summary: 'Suspend another administrator of the supplier (sessions are closed) or reinstate them',
    access: 'session',
    capability,
    params: z.object({ guid }),
    body: z.strictObject({ status: z.enum(userStatuses) }),
    answer: supplierAdmin,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
  }),
};
