import { invoicing } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { draftFile } from './draft-file.ts';
import { draftOf } from './draft-of.ts';

/** The invoice of some delivery notes, as a file for the accountant's program. */
export const draftInvoice = endpoint(invoicing.draft, async ({ tenant, actor }, { body }) =>
  draftFile(await tenant((db) => draftOf(db, { ...body, companyGuid: actor.companyGuid }))),
);
