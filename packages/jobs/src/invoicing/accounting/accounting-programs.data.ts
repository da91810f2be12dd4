import type { AccountingColumn, AccountingField, AccountingLayout } from './accounting-layout.ts';

const column = (heading: string, field: AccountingField, text = ''): AccountingColumn => ({
  heading,
  field,
  text,
});

/**
 * Danea Easyfatt: fields of the element `Document` of its exchange format and their names, and its letters for an
 * invoice (I) and a credit note (N). Source: danea.it/software/easyfatt/xml/documenti.
 */
const easyfatt: AccountingLayout = {
  columns: [
    column('DocumentType', 'kindCode'),
    column('Date', 'date'),
    column('Number', 'numberDigits'),
    column('Numbering', 'numberSeries'),
    column('CustomerName', 'customerName'),
    column('CustomerAddress', 'street'),
    column('CustomerPostcode', 'postalCode'),
    column('CustomerCity', 'city'),
    column('CustomerProvince', 'province'),
    column('CustomerCountry', 'country'),
    column('CustomerVatCode', 'vatNumber'),
    column('CustomerFiscalCode', 'fiscalCode'),
    column('TotalWithoutTax', 'taxable'),
    column('VatAmount', 'tax'),
    column('Total', 'total'),
    column('PaymentName', 'paymentTerms'),
  ],
  separator: ';',
  decimal: ',',
  dates: 'dd/mm/yyyy',
  encoding: 'utf-8',
  withHeadings: true,
  rows: 'document',
  credits: 'positive',
  invoiceCode: 'I',
  creditCode: 'N',
};

/**
 * Zucchetti Ad Hoc Revolution: its module "Import dati" reads text files by a layout that the shop defines there; the
 * names of these columns are ours. A row for each VAT rate, as its VAT registers want them.
 */
const adHoc: AccountingLayout = {
  columns: [
    column('TIPO_DOC', 'kindCode'),
    column('NUM_DOC', 'numberDigits'),
    column('ALFA_DOC', 'numberSeries'),
    column('DATA_DOC', 'date'),
    column('RAG_SOC', 'customerName'),
    column('PART_IVA', 'vatNumber'),
    column('COD_FISC', 'fiscalCode'),
    column('ALIQUOTA', 'vatRate'),
    column('NATURA', 'nature'),
    column('IMPONIBILE', 'taxable'),
    column('IMPOSTA', 'tax'),
    column('TOTALE_DOC', 'total'),
    column('BOLLO', 'stampDuty'),
    column('ESIGIBILITA', 'vatDue'),
    column('PAGAMENTO', 'paymentTerms'),
  ],
  separator: ';',
  decimal: ',',
  dates: 'ddmmyyyy',
  encoding: 'windows-1252',
  withHeadings: true,
  rows: 'vat',
  credits: 'negative',
  invoiceCode: 'FT',
  creditCode: 'NC',
};

export const ACCOUNTING_PROGRAMS = { easyfatt, adHoc } as const;
export type AccountingProgram = keyof typeof ACCOUNTING_PROGRAMS;
export const ACCOUNTING_PROGRAM_NAMES: Readonly<Record<AccountingProgram, string>> = {
  easyfatt: 'Danea Easyfatt',
  adHoc: 'Zucchetti Ad Hoc Revolution',
};
