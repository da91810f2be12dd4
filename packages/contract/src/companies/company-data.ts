import { z } from 'zod';
import { done, guid, instant, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

/** Between the confirmation and the deletion; until then it can be called off. */
export const DELETION_DELAY_DAYS = 7;

const capability = [capabilities.manageConsumerLicences];
const params = z.object({ companyGuid: guid });

const companyExport = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  requestedAt: instant.nullable(),
  /** Signed, short-lived address of the zip. */
  url: z.string().nullable(),
  bytes: z.int().nullable(),
});
export type CompanyExport = z.output<typeof companyExport>;

/** `asked`: a mail with the link is out. `confirmed`: it will happen at `executesAt`. */
const companyDeletion = z.object({
  state: z.enum(['none', 'asked', 'confirmed']),
  requestedAt: instant.nullable(),
  requestedBy: z.string().nullable(),
  executesAt: instant.nullable(),
});
export type CompanyDeletion = z.output<typeof companyDeletion>;

export const companyData = {
  getExport: route({
    method: 'GET',
    path: '/companies/:companyGuid/export',
    summary: 'The last export of all data of the company',
    access: 'session',
    capability,
    params,
    answer: companyExport,
    errors: ['NOT_FOUND'],
  }),
  requestExport: route({
    method: 'PUT',
    path: '/companies/:companyGuid/export',
    writes: 'append',
    summary: 'Start an export of all data as zip; it runs in the background, and a mail announces the result',
    access: 'session',
    licence: 'open',
    capability,
    params,
    body: z.strictObject({}),
    answer: companyExport,
    errors: ['NOT_FOUND'],
  }),
  getDeletion: route({
    method: 'GET',
    path: '/companies/:companyGuid/deletion',
    summary: 'Whether the deletion of the company was requested, and its date',
    access: 'session',
    capability,
    params,
    answer: companyDeletion,
    errors: ['NOT_FOUND'],
  }),
  askDeletion: route({
    method: 'PUT',
    path: '/companies/:companyGuid/deletion',
    writes: 'once',
    summary:
      'Request the deletion of the company and all its data; a mail contains the link /profile?cancellazione=…',
    access: 'session',
    licence: 'open',
    capability,
    params,
    /** The company's name, typed by hand. */
    body: z.strictObject({ companyName: requiredText(200, 'Scrivi il nome dell’azienda') }),
    answer: companyDeletion,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
  confirmDeletion: route({
    method: 'PUT',
    path: '/companies/:companyGuid/deletion/confirmation',
    writes: 'once',
    summary: 'Confirm with the token of the mail; the deletion happens 7 days later',
    access: 'session',
    licence: 'open',
    capability,
    params,
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: companyDeletion,
    errors: ['NOT_FOUND', 'DELETION_LINK_INVALID'],
  }),
  cancelDeletion: route({
    method: 'DELETE',
    path: '/companies/:companyGuid/deletion',
    writes: 'once',
    summary: 'Cancel the deletion',
    access: 'session',
    licence: 'open',
    capability,
    params,
    answer: done,
    errors: ['NOT_FOUND'],
  }),
};
