import { z } from 'zod';
import { day, guid } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { listWindow } from '../kit/whole-numbers.ts';
import { madeFile } from '../quote-documents/documents.ts';
import { historyEntry } from '../registries/registry.ts';

/** One act on the company: by its people, by the supplier, or by the program itself ("Truciolo"). */
const auditEntry = historyEntry.extend({
  guid,
  /** user, invitation, seat, addon, licence, company, call (a refused attempt), machine, … */
  entity: z.string(),
  entityGuid: guid.nullable(),
  /** The name of the user, company or add-on it was about, where it is still known. */
  about: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const audit = {
  list: route({
    method: 'GET',
    path: '/audit',
    summary: 'Activity log of the company, newest first',
    access: 'session',
    capability: [capabilities.manageConsumerLicences, capabilities.manageSupplierLicences],
    query: z.strictObject({
      entity: z.string().max(50).optional(),
      ...listWindow(),
    }),
    answer: z.object({ rows: z.array(auditEntry), total: z.int() }),
  }),
  securityLog: route({
    method: 'GET',
    path: '/audit/security-log',
    summary: 'Logins, refusals and changes of accounts and rights between two days, as JSON lines',
    access: 'session',
    capability: [capabilities.manageConsumerLicences, capabilities.manageSupplierLicences],
    query: z.strictObject({ from: day, to: day }),
    answer: madeFile,
  }),
};
