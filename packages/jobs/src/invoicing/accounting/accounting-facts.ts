import { inEuro, type Money, money, sum } from '@truciolo/money';
import { STAMP_DUTY } from '@truciolo/pricing';
import { owesStampDuty } from '../general-element.ts';
import { countryOf, type InvoiceDraft } from '../invoice-draft.ts';
import { dueVat, vatSums } from '../line-elements.ts';
import { splitVatNumber } from '../vat-number.ts';
import type { AccountingField, AccountingLayout } from './accounting-layout.ts';

type VatSum = ReturnType<typeof vatSums>[number];
type Facts = Readonly<Record<AccountingField, string>>;

/** `7/A` is number 7 of the series `/A`; a number that starts with no digit has no series of its own. */
const splitNumber = (number: string): readonly [digits: string, series: string] => {
  const [, digits = number, series = ''] = /^(\d+)(.*)$/.exec(number.trim()) ?? [];
  return [digits, series];
};

/** The same in every row of a document. */
function headFacts(draft: InvoiceDraft, { dates, invoiceCode, creditCode }: AccountingLayout) {
  const { kind, number, date, buyer, lines } = draft;
  const isCredit = kind === 'TD04';
  const [numberDigits, numberSeries] = splitNumber(number);
  const credited = lines.find(({ credits }) => credits !== null)?.credits ?? null;
  return {
    kind,
    kindCode: isCredit ? creditCode : invoiceCode,
    number: number.trim(),
    numberDigits,
    numberSeries,
    date: writeDay(date, dates),
    customerName: buyer.name.trim(),
    vatNumber: splitVatNumber(buyer.vatNumber, countryOf(buyer)).code,
    fiscalCode: buyer.fiscalCode.trim(),
    street: buyer.street.trim(),
    postalCode: buyer.postalCode.trim(),
    city: buyer.city.trim(),
    province: buyer.province.trim(),
    country: countryOf(buyer),
    sdi: buyer.sdi.trim().toUpperCase(),
    pec: buyer.pec.trim(),
    vatDue: dueVat(draft),
    paymentTerms: draft.payment.terms.trim(),
    ddts: [...new Set(lines.flatMap(({ ddt }) => ddt?.number ?? []))].join(' '),
    creditedNumber: credited?.number ?? '',
    creditedDate: credited === null ? '' : writeDay(credited.date, dates),
    fixed: '',
  };
}

function writeDay(day: string, form: AccountingLayout['dates']): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const forms = {
    'dd/mm/yyyy': `${date}/${month}/${year}`,
    'yyyy-mm-dd': day,
    ddmmyyyy: `${date}${month}${year}`,
    yyyymmdd: `${year}${month}${date}`,
  };
  return forms[form];
}

const taxableOf = (sums: readonly VatSum[]): Money => sum(sums.map(({ taxable }) => taxable));
const taxOf = (sums: readonly VatSum[]): Money => sum(sums.map(({ tax }) => tax));

/** Rows of a document with all their facts as text: one, or one for each VAT rate. */
export function accountingFacts(draft: InvoiceDraft, layout: AccountingLayout): Facts[] {
  const sign = draft.kind === 'TD04' && layout.credits === 'negative' ? -1 : 1;
  const decimals = (value: number) => value.toFixed(2).replace('.', layout.decimal);
  const euro = (value: Money) => decimals(inEuro(money(sign * value)));
  const head = headFacts(draft, layout);
  const all = vatSums(draft.lines);
  const rows = layout.rows === 'vat' ? all.map((one) => [one]) : [all];
  const document = {
    total: euro(sum([taxableOf(all), taxOf(all)])),
    stampDuty: owesStampDuty(draft.lines) ? decimals(inEuro(STAMP_DUTY)) : '',
  };
  return rows.map((sums) => {
    const only = sums.length === 1 ? sums[0]?.vat : undefined;
    return {
      ...head,
      ...document,
      vatRate: only === undefined ? '' : decimals(typeof only === 'number' ? only : 0),
      nature: typeof only === 'string' ? only : '',
      taxable: euro(taxableOf(sums)),
      tax: euro(taxOf(sums)),
      gross: euro(sum([taxableOf(sums), taxOf(sums)])),
    };
  });
}
