import { invoicing } from '@truciolo/contract';
import { type InvoiceBuyer, type InvoiceLine, invoiceProblems, writeFatturaPa } from '@truciolo/jobs';
import { isNaturaCode } from '@truciolo/pricing';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { holdCompany } from '../companies/index.ts';
import { amountOf } from './presenter.ts';
import { type DdtRow, findInvoiceable, type LineRow, listLines } from './repository.ts';

/** The invoice over some delivery notes, as the file the accountant's program takes in. */
export const draftInvoice = endpoint(invoicing.draft, async ({ tenant, actor }, { body }) => {
  const guids = [...new Set(body.ddts)];
  const draft = await tenant(async (db) => {
    const ddts = await findInvoiceable(db, guids);
    const [first] = ddts;
    if (!first || ddts.length < guids.length) throw new AppError('NOT_FOUND');
    if (
      ddts.some(
        ({ customerGuid, customerName }) =>
          customerGuid !== first.customerGuid || customerName !== first.customerName,
      )
    )
      throw new AppError('DDT_CUSTOMERS');
    const company = await holdCompany(db, actor.companyGuid);
    const lines = await listLines(db, guids);
    return {
      number: body.number,
      date: body.date,
      seller: { ...company, street: company.address, country: '' },
      buyer: await buyerOf(db, first),
      lines: lines.map((line) => toLine(line, ddts, Number(company.defaultVat))),
    };
  });
  const problems = invoiceProblems(draft);
  if (problems.length > 0) throw new AppError('VALIDATION', { message: problems.join(' ') });
  const fileName = `IT${draft.seller.vatNumber}_${body.number.replace(/[^A-Za-z0-9]+/g, '-')}-bozza.xml`;
  return { fileName, type: 'application/xml', base64: Buffer.from(writeFatturaPa(draft)).toString('base64') };
});

async function buyerOf(db: Db, { customerGuid, customerName }: DdtRow): Promise<InvoiceBuyer> {
  const customer =
    customerGuid === null
      ? undefined
      : await db.selectFrom('customers').selectAll().where('guid', '=', customerGuid).executeTakeFirst();
  const {
    street = '',
    postalCode = '',
    city = '',
    province = '',
    country = '',
  } = customer?.legalAddress ?? {};
  return {
    name: customer?.name ?? customerName,
    vatNumber: customer?.vatNumber ?? '',
    fiscalCode: customer?.fiscalCode ?? '',
    sdi: customer?.sdi ?? '',
    pec: customer?.pec ?? '',
    street,
    postalCode,
    city,
    province,
    country,
  };
}

function toLine(line: LineRow, ddts: readonly DdtRow[], usualVat: number): InvoiceLine {
  const amount = amountOf(line);
  const ddt = ddts.find(({ guid }) => guid === line.ddtGuid);
  if (amount === null || !ddt) {
    const message = `La commessa ${line.jobNumber} non ha un prezzo: fatturala a mano.`;
    throw new AppError('JOB_UNPRICED', { message });
  }
  const { vat } = line;
  return {
    code: line.code,
    description: line.description,
    quantity: line.quantity,
    amount,
    vat: typeof vat === 'number' ? vat : vat !== null && isNaturaCode(vat) ? vat : usualVat,
    ddt: { number: ddt.number, date: ddt.date },
    order: line.buyerNumber ? { number: line.buyerNumber, date: line.buyerDate } : null,
  };
}
