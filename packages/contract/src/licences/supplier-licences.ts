import { z } from 'zod';
import { day, guid, instant, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { historyEntry } from '../registries/registry.ts';
import { licenceStates, plans, seatCount } from './licences.ts';

const person = z.object({ guid, name: z.string(), email: z.string() });

/** One company of the supplier with its licence. */
const companyLicence = z.object({
  companyGuid: guid,
  companyName: z.string(),
  vatNumber: z.string(),
  city: z.string(),
  province: z.string(),
  registeredAt: instant,
  plan: z.enum(plans),
  seats: seatCount,
  expiresAt: instant.nullable(),
  /** The last day of the licence in Rome, as typed. */
  expiresOn: day.nullable(),
  state: z.enum(licenceStates),
  /** The first active responsabile. */
  responsabile: person.nullable(),
  admin: person.nullable(),
  users: z.int(),
  lastAccessAt: instant.nullable(),
  /** The company asked to be deleted and confirmed: when it will happen. */
  deletionAt: instant.nullable(),
  version: z.int(),
});
export type CompanyLicence = z.output<typeof companyLicence>;

const LICENCE_SEATS_MAX = 1000;

export const licenceFields = z.strictObject({
  plan: z.enum(plans, { error: 'Scegli un piano.' }),
  seats: z
    .int({ error: 'Inserisci un numero intero.' })
    .min(1, { error: 'Almeno un posto.' })
    .max(LICENCE_SEATS_MAX, { error: `Al massimo ${LICENCE_SEATS_MAX} posti.` }),
  /** Ends at 23:59:59 of this day in Rome; null = does not expire. */
  expiresOn: day.nullable(),
});
export type LicenceFields = z.output<typeof licenceFields>;

/** The last day that the caller saw: a repeated call from the same day counts once. */
const startsFrom = licenceFields.shape.expiresOn;

const capability = [capabilities.manageSupplierLicences];
const params = z.object({ companyGuid: guid });

export const supplierLicences = {
  list: route({
    method: 'GET',
    path: '/supplier/licences',
    summary: 'The companies of the supplier: those that expire within 30 days first, then by name',
    access: 'session',
    capability,
    query: z.strictObject({ q: text(200).default(''), state: z.enum(licenceStates).optional() }),
    answer: z.object({
      rows: z.array(companyLicence),
      /** Of all companies, whatever the search. */
      totals: z.object({
        companies: z.int(),
        active: z.int(),
        expiring: z.int(),
        expired: z.int(),
        seats: z.int(),
        assignedSeats: z.int(),
      }),
    }),
  }),
  update: route({
    method: 'PUT',
    path: '/supplier/licences/:companyGuid',
    writes: 'merge',
    summary: 'Change plan, seats or last day of a licence; `base` holds the base values of the change',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ base: licenceFields.partial(), changes: licenceFields.partial() }),
    answer: companyLicence,
    errors: ['NOT_FOUND', 'CONFLICT', 'SEATS_ASSIGNED'],
  }),
  renew: route({
    method: 'POST',
    path: '/supplier/licences/:companyGuid/renew',
    writes: 'merge',
    summary:
      'Renew for some months from the later of today and the expiry in `base`; plan and seats may change too. Sent again, it renews once',
    access: 'session',
    capability,
    params,
    body: z.strictObject({
      base: licenceFields.partial().extend({ expiresOn: startsFrom }),
      months: z.int().min(1, { error: 'Almeno un mese.' }).max(60, { error: 'Al massimo 60 mesi.' }),
      plan: licenceFields.shape.plan.optional(),
      seats: licenceFields.shape.seats.optional(),
    }),
    answer: companyLicence,
    errors: ['NOT_FOUND', 'CONFLICT', 'SEATS_ASSIGNED'],
  }),
  extend: route({
    method: 'POST',
    path: '/supplier/licences/extend',
    writes: 'merge',
    summary:
      'Add days to the licences of one or more companies (a trial too), each from the later of today and the expiry given here; those without expiry stay as they are. Sent again, it adds once',
    access: 'session',
    capability,
    body: z.strictObject({
      licences: z
        .array(z.strictObject({ companyGuid: guid, expiresOn: startsFrom }))
        .min(1, { error: 'Scegli almeno un’azienda.' })
        .max(1000),
      days: z.int().min(1, { error: 'Almeno un giorno.' }).max(730, { error: 'Al massimo 730 giorni.' }),
    }),
    answer: z.object({ success: z.literal(true), changed: z.int(), rows: z.array(companyLicence) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  history: route({
    method: 'GET',
    path: '/supplier/licences/:companyGuid/history',
    summary: 'History of a company’s licence',
    access: 'session',
    capability,
    params,
    answer: z.array(historyEntry),
    errors: ['NOT_FOUND'],
  }),
};
