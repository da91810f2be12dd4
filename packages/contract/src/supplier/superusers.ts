import { z } from 'zod';
import { guid, instant, text } from '../kit/fields.ts';
import { companyRoles } from '../kit/roles.ts';
import { capabilities, route } from '../kit/route.ts';
import { userStatuses } from '../users/users.ts';

/** A user of one of the supplier's companies; a superuser is one with the role `responsabile`. */
const supplierUser = z.object({
  guid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  status: z.enum(userStatuses),
  companyGuid: guid,
  companyName: z.string(),
  createdAt: instant,
  lastAccessAt: instant.nullable(),
  hasSeat: z.boolean(),
});
export type SupplierUser = z.output<typeof supplierUser>;

const capability = [capabilities.manageSupplierLicences];
const params = z.object({ guid });

export const superusers = {
  list: route({
    method: 'GET',
    path: '/supplier/users',
    summary: 'Users of the supplier’s companies: all, of one role, of one company; by company and name',
    access: 'session',
    capability,
    query: z.strictObject({
      q: text(200).default(''),
      role: z.enum(companyRoles).optional(),
      companyGuid: guid.optional(),
    }),
    answer: z.array(supplierUser),
  }),
  setRole: route({
    method: 'PUT',
    path: '/supplier/users/:guid/role',
    writes: 'set',
    summary: 'Promote a user to responsabile, or give another role',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ role: z.enum(companyRoles, { error: 'Scegli un ruolo.' }) }),
    answer: supplierUser,
    errors: ['NOT_FOUND', 'LAST_RESPONSABILE'],
  }),
  setStatus: route({
    method: 'PUT',
    path: '/supplier/users/:guid/status',
    writes: 'set',
    summary: 'Suspend a user of a company (sessions are closed) or reinstate them',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ status: z.enum(userStatuses) }),
    answer: supplierUser,
    errors: ['NOT_FOUND', 'LAST_RESPONSABILE'],
  }),
};
