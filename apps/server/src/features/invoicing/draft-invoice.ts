import { invoicing } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { draftFile } from './draft-file.ts';
import { chargeLine, goodsLine, partiesOf, refuseStrangers } from './draft-parts.ts';
import { refuseAnnulled } from './refuse-notes.ts';
import { findInvoiceable, type LineRow, listChargesOf, listLines } from './repository.ts';

/** The invoice of some delivery notes, as a file for the accountant's program. */
export const draftInvoice = endpoint(invoicing.draft, async ({ tenant, actor }, { body }) => {
  const guids = [...new Set(body.ddts)];
  const draft = await tenant(async (db) => {
    const ddts = await findInvoiceable(db, guids);
    const [first] = ddts;
    if (!first || ddts.length < guids.length) throw new AppError('NOT_FOUND');
    refuseStrangers(ddts);
    refuseAnnulled(ddts);
    const { seller, buyer, customer, iban, usualVat } = await partiesOf(db, actor.companyGuid, first);
    const lines = await listLines(db, guids);
    const charges = await listChargesOf(db, guids);
    const terms = body.paymentTerms ?? (agreedTerms(lines) || customer?.paymentTerms || '');
    return {
      kind: 'TD24' as const,
      number: body.number,
      date: body.date,
      seller,
      buyer,
      payment: { terms, iban },
      lines: ddts.flatMap((ddt) => [
        ...lines.filter(({ ddtGuid }) => ddtGuid === ddt.guid).map((line) => goodsLine(line, ddt, usualVat)),
        ...charges.filter(({ ddtGuid }) => ddtGuid === ddt.guid).map((one) => chargeLine(one, ddt, usualVat)),
      ]),
    };
  });
  return draftFile(draft);
});

/** Payment terms of the first line whose quote states any. */
const agreedTerms = (lines: readonly LineRow[]): string =>
  lines.find(({ paymentTerms }) => paymentTerms?.trim())?.paymentTerms ?? '';
