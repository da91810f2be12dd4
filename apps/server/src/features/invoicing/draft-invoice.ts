import { invoicing } from '@truciolo/contract';
import { type InvoiceBuyer, type InvoiceLine, invoiceProblems, writeFatturaPa } from '@truciolo/jobs';
import { money } from '@truciolo/money';
import { isNaturaCode } from '@truciolo/pricing';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { holdCompany } from '../companies/index.ts';
import { refuseAnnulled } from './refuse-annulled.ts';
import {
  type ChargeRow,
  type DdtRow,
  findInvoiceable,
  type LineRow,
  listChargesOf,
  listLines,
} from './repository.ts';

/** The invoice of some delivery notes, as a file for the accountant's program. */
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
    refuseAnnulled(ddts);
    const usualVat = Number(company.defaultVat);
    const customer = await findCustomer(db, first);
    const lines = await listLines(db, guids);
    const charges = await listChargesOf(db, guids);
    return {
      number: body.number,
      date: body.date,
      seller: { ...company, street: company.address, country: '' },
      buyer: buyerOf(customer, first),
      payment: {
        terms: body.paymentTerms ?? (agreedTerms(lines) || customer?.paymentTerms || ''),
        iban: company.iban,
      },
      lines: ddts.flatMap((ddt) => [
        ...lines.filter(({ ddtGuid }) => ddtGuid === ddt.guid).map((line) => toLine(line, ddt, usualVat)),
        ...charges.filter(({ ddtGuid }) => ddtGuid === ddt.guid).map((one) => toCharge(one, ddt, usualVat)),
      ]),
    };
  });
  const problems = invoiceProblems(draft);
  if (problems.length > 0) throw new AppError('VALIDATION', { message: problems.join(' ') });
  const fileName = `IT${draft.seller.vatNumber}_${body.number.replace(/[^A-Za-z0-9]+/g, '-')}-bozza.xml`;
  return { fileName, type: 'application/xml', base64: Buffer.from(writeFatturaPa(draft)).toString('base64') };
});

type Customer = Awaited<ReturnType<typeof findCustomer>>;

const findCustomer = (db: Db, { customerGuid }: DdtRow) =>
  customerGuid === null
    ? Promise.resolve(undefined)
    : db.selectFrom('customers').selectAll().where('guid', '=', customerGuid).executeTakeFirst();

/** Payment terms of the first line whose quote states any. */
const agreedTerms = (lines: readonly LineRow[]): string =>
  lines.find(({ paymentTerms }) => paymentTerms?.trim())?.paymentTerms ?? '';

function buyerOf(customer: Customer, { customerName }: DdtRow): InvoiceBuyer {
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

const vatOf = (vat: number | string | null, usual: number) =>
  typeof vat === 'number' ? vat : vat !== null && isNaturaCode(vat) ? vat : usual;

const orderOf = ({ buyerNumber, buyerDate }: Pick<LineRow, 'buyerNumber' | 'buyerDate'>) =>
  buyerNumber ? { number: buyerNumber, date: buyerDate } : null;

function toLine(line: LineRow, { number, date }: DdtRow, usualVat: number): InvoiceLine {
  if (line.amount === null) {
    const message = `La commessa ${line.jobNumber} non ha un prezzo: fatturala a mano.`;
    throw new AppError('JOB_UNPRICED', { message });
  }
  return {
    kind: 'goods',
    code: line.code,
    description: line.description,
    quantity: line.quantity,
    amount: money(line.amount),
    vat: vatOf(line.vat, usualVat),
    ddt: { number, date },
    order: orderOf(line),
  };
}

const toCharge = (charge: ChargeRow, { number, date }: DdtRow, usualVat: number): InvoiceLine => ({
  kind: 'charge',
  code: '',
  description: charge.label || 'Costo dell’ordine',
  quantity: 1,
  amount: money(charge.amount),
  vat: vatOf(charge.vat, usualVat),
  ddt: { number, date },
  order: orderOf(charge),
});
