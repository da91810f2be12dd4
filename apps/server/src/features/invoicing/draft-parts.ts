import { type InvoiceBuyer, type InvoiceLine, ORDINARY_REGIME } from '@truciolo/jobs';
import { money } from '@truciolo/money';
import { isNaturaCode } from '@truciolo/pricing';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { holdCompany } from '../companies/index.ts';
import type { ChargeRow, DdtRow, LineRow } from './repository.ts';

export type CustomerOf = Pick<DdtRow, 'customerGuid' | 'customerName'>;

const findCustomer = (db: Db, { customerGuid }: CustomerOf) =>
  customerGuid === null
    ? Promise.resolve(undefined)
    : db.selectFrom('customers').selectAll().where('guid', '=', customerGuid).executeTakeFirst();

/** One document goes to one customer. */
export function refuseStrangers(rows: readonly CustomerOf[]): void {
  const [first] = rows;
  const isOther = ({ customerGuid, customerName }: CustomerOf) =>
    customerGuid !== first?.customerGuid || customerName !== first.customerName;
  if (rows.some(isOther)) throw new AppError('DDT_CUSTOMERS');
}

/** The two sides of a document, and the VAT of lines that say none. */
export async function partiesOf(db: Db, companyGuid: string, row: CustomerOf) {
  const company = await holdCompany(db, companyGuid);
  const customer = await findCustomer(db, row);
  const {
    street = '',
    postalCode = '',
    city = '',
    province = '',
    country = '',
  } = customer?.legalAddress ?? {};
  const buyer: InvoiceBuyer = {
    name: customer?.name ?? row.customerName,
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
  const seller = {
    ...company,
    street: company.address,
    country: '',
    taxRegime: company.taxRegime ?? ORDINARY_REGIME,
  };
  return { seller, buyer, customer, iban: company.iban, usualVat: Number(company.defaultVat) };
}

const vatOf = (vat: number | string | null, usual: number) =>
  typeof vat === 'number' ? vat : vat !== null && isNaturaCode(vat) ? vat : usual;

const orderOf = ({ buyerNumber, buyerDate }: Pick<LineRow, 'buyerNumber' | 'buyerDate'>) =>
  buyerNumber ? { number: buyerNumber, date: buyerDate } : null;

type Note = Pick<DdtRow, 'number' | 'date'>;

export function goodsLine(line: LineRow, { number, date }: Note, usualVat: number): InvoiceLine {
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
    credits: null,
  };
}

export const chargeLine = (charge: ChargeRow, note: Note | null, usualVat: number): InvoiceLine => ({
  kind: 'charge',
  code: '',
  description: charge.label || 'Costo dell’ordine',
  quantity: 1,
  amount: money(charge.amount),
  vat: vatOf(charge.vat, usualVat),
  ddt: note && { number: note.number, date: note.date },
  order: orderOf(charge),
  credits: null,
});
