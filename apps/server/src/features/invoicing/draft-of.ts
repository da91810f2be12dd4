import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { chargeLine, goodsLine, partiesOf, refuseStrangers } from './draft-parts.ts';
import { refuseAnnulled } from './refuse-notes.ts';
import { findInvoiceable, type LineRow, listChargesOf, listLines } from './repository.ts';

interface Asked {
  readonly companyGuid: string;
  readonly ddts: readonly string[];
  readonly number: string;
  readonly date: string;
  readonly paymentTerms?: string | undefined;
}

/** Payment terms of the first line whose quote states any. */
const agreedTerms = (lines: readonly LineRow[]): string =>
  lines.find(({ paymentTerms }) => paymentTerms?.trim())?.paymentTerms ?? '';

/** The deferred invoice over some delivery notes of one customer. */
export async function draftOf(db: Db, { companyGuid, ddts: asked, number, date, paymentTerms }: Asked) {
  const guids = [...new Set(asked)];
  const ddts = await findInvoiceable(db, guids);
  const [first] = ddts;
  if (!first || ddts.length < guids.length) throw new AppError('NOT_FOUND');
  refuseStrangers(ddts);
  refuseAnnulled(ddts);
  const { seller, buyer, customer, iban, usualVat } = await partiesOf(db, companyGuid, first);
  const lines = await listLines(db, guids);
  const charges = await listChargesOf(db, guids);
  const terms = paymentTerms ?? (agreedTerms(lines) || customer?.paymentTerms || '');
  return {
    kind: 'TD24' as const,
    number,
    date,
    seller,
    buyer,
    payment: { terms, iban },
    lines: ddts.flatMap((ddt) => [
      ...lines.filter(({ ddtGuid }) => ddtGuid === ddt.guid).map((line) => goodsLine(line, ddt, usualVat)),
      ...charges.filter(({ ddtGuid }) => ddtGuid === ddt.guid).map((one) => chargeLine(one, ddt, usualVat)),
    ]),
  };
}
