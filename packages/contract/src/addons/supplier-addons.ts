import { z } from 'zod';
import { money } from '../kit/amounts.ts';
import { guid, requiredText, text } from '../kit/fields.ts';
import { companyRoles } from '../kit/roles.ts';
import { capabilities, route } from '../kit/route.ts';
import { addon } from './addons.ts';

/** An add-on must never grant administration: only a role does. */
const reserved: readonly string[] = [
  capabilities.manageConsumerLicences,
  capabilities.manageSupplierLicences,
];
const isReservedCapability = (text: string): boolean => reserved.includes(text.trim().toLowerCase());

export const addonFields = z.strictObject({
  name: requiredText(100, 'Inserisci il nome'),
  /** Stored in lower case, as capabilities are compared. */
  capability: requiredText(60, 'Inserisci la funzione')
    .toLowerCase()
    .refine((value) => !isReservedCapability(value), {
      error: 'Questa funzione è riservata ai ruoli di amministrazione.',
    }),
  description: text(500),
  price: money.nullable(),
});
export type AddonFields = z.output<typeof addonFields>;

const supplierAddon = addon.extend({
  /** True: every company may use it; false: only those of `companyGuids`. */
  forAll: z.boolean(),
  companyGuids: z.array(guid),
  /** How many users have it by a switch. */
  switchedOn: z.int(),
  version: z.int(),
});
export type SupplierAddon = z.output<typeof supplierAddon>;

const capability = [capabilities.manageSupplierLicences];
const params = z.object({ addonGuid: guid });

export const supplierAddons = {
  list: route({
    method: 'GET',
    path: '/supplier/addons',
    summary: 'The add-ons of the supplier with the roles and companies that have them',
    access: 'session',
    capability,
    answer: z.array(supplierAddon),
  }),
  create: route({
    method: 'POST',
    path: '/supplier/addons',
    writes: 'append',
    summary: 'Define an add-on; at first it is available to no company and no role',
    access: 'session',
    capability,
    body: addonFields,
    status: 201,
    answer: supplierAddon,
    errors: ['DUPLICATE_NAME'],
  }),
  update: route({
    method: 'PUT',
    path: '/supplier/addons/:addonGuid',
    writes: 'merge',
    summary: 'Change an add-on; `base` holds the base values of the change',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ base: addonFields.partial(), changes: addonFields.partial() }),
    answer: supplierAddon,
    errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE_NAME'],
  }),
  setRole: route({
    method: 'PUT',
    path: '/supplier/addons/:addonGuid/roles',
    writes: 'set',
    summary: 'Grant the add-on to every user of a role, or withdraw it',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ role: z.enum(companyRoles), granted: z.boolean() }),
    answer: supplierAddon,
    errors: ['NOT_FOUND'],
  }),
  setCompanies: route({
    method: 'PUT',
    path: '/supplier/addons/:addonGuid/companies',
    writes: 'set',
    summary: 'Set the companies that may use an add-on: all, or the named ones',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ forAll: z.boolean(), companyGuids: z.array(guid).max(10_000) }),
    answer: supplierAddon,
    errors: ['NOT_FOUND'],
  }),
};
