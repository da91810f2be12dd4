import type { QuoteTotals } from '@truciolo/pricing';
import type { Offer } from '@truciolo/quote';

type Language = Offer['language'];
type VatRow = QuoteTotals['vat'][number];

const italian = {
  offer: 'Preventivo',
  revision: 'rev.',
  to: 'Spett.le',
  attention: 'C.a.',
  vatNumber: 'P.IVA',
  date: 'Data',
  validUntil: 'Valido fino al',
  reference: 'Vs. riferimento',
  contact: 'Referente',
  subject: 'Oggetto',
  position: 'Pos.',
  description: 'Descrizione',
  pieces: 'Pezzi',
  unit: '€/pz',
  total: 'Totale',
  drawing: 'Disegno',
  material: 'Materiale',
  optional: 'Opzionale, non compresa nel totale',
  notPriced: 'prezzo da definire',
  alternatives: 'Le quantità di una posizione sono alternative: si paga quella ordinata.',
  included: 'Compresi',
  lead: 'Consegna',
  days: (days: number) => `${days} gg`,
  leadNote: 'Consegna in giorni lavorativi dall’ordine.',
  pricesWithout: (vat: string) => `Prezzi al netto di ${vat}`,
  onTotal: 'sul totale ordinato',
  continues: 'segue',
  wholeText: 'testo completo in calce',
  appendix: 'Descrizioni complete',
  subtotal: 'Totale posizioni',
  discount: 'Sconto',
  topUp: 'Integrazione all’ordine minimo',
  charge: 'Costo dell’ordine',
  onceAnOrder: 'una volta per ordine',
  taxable: 'Imponibile',
  grandTotal: 'Totale preventivo',
  stampDuty: 'Oltre all’imposta di bollo dovuta in fattura:',
  payment: 'Pagamento',
  dueDates: 'Scadenze',
  due: { order: 'all’ordine', delivery: 'alla consegna' },
  invoiceOf: (day: string) => `con fattura del ${day}`,
  delivery: 'Consegna',
  deliveryTerms: 'Resa',
  leadDays: (days: number) =>
    days === 1 ? 'circa 1 giorno lavorativo dall’ordine' : `circa ${days} giorni lavorativi dall’ordine`,
  notes: 'Note',
  exclusions: 'Esclusioni',
  conditions: 'Condizioni',
  acceptance: 'Per accettazione (data, timbro e firma)',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  draft: 'BOZZA',
};
export type Words = typeof italian;

const english: Words = {
  offer: 'Quotation',
  revision: 'rev.',
  to: 'To',
  attention: 'Attn.',
  vatNumber: 'VAT no.',
  date: 'Date',
  validUntil: 'Valid until',
  reference: 'Your reference',
  contact: 'Contact',
  subject: 'Subject',
  position: 'Item',
  description: 'Description',
  pieces: 'Qty',
  unit: '€/pc',
  total: 'Total',
  drawing: 'Drawing',
  material: 'Material',
  optional: 'Optional, not included in the total',
  notPriced: 'price to be defined',
  alternatives: 'The quantities of an item are alternatives: you pay the one you order.',
  included: 'Included',
  lead: 'Delivery',
  days: (days) => `${days} d`,
  leadNote: 'Delivery in working days from order.',
  pricesWithout: (vat) => `Prices do not include ${vat}`,
  onTotal: 'on the total ordered',
  continues: 'continued',
  wholeText: 'full text at the end',
  appendix: 'Full descriptions',
  subtotal: 'Total of items',
  discount: 'Discount',
  topUp: 'Surcharge to minimum order',
  charge: 'Order charge',
  onceAnOrder: 'once per order',
  taxable: 'Net amount',
  grandTotal: 'Total',
  stampDuty: 'Stamp duty on the invoice to be added:',
  payment: 'Payment',
  dueDates: 'Due dates',
  due: { order: 'with the order', delivery: 'on delivery' },
  invoiceOf: (day) => `for an invoice of ${day}`,
  delivery: 'Delivery',
  deliveryTerms: 'Delivery terms',
  leadDays: (days) =>
    days === 1 ? 'about 1 working day from order' : `about ${days} working days from order`,
  notes: 'Notes',
  exclusions: 'Not included',
  conditions: 'Terms and conditions',
  acceptance: 'Accepted (date, stamp and signature)',
  page: (page, pages) => `Page ${page} of ${pages}`,
  draft: 'DRAFT',
};

export const wordsOf = (language: Language): Words => (language === 'en' ? english : italian);

/** What a foreign buyer must read of an Italian natura code; the code itself stays. */
const ENGLISH_NATURA: Readonly<Record<string, string>> = {
  N1: 'Excluded from VAT',
  N2: 'Outside the scope of VAT',
  N3: 'VAT not charged, export or intra-EU supply',
  N4: 'VAT exempt',
  N5: 'Margin scheme',
  N6: 'Reverse charge',
  N7: 'VAT paid in another EU state',
};

export function vatWords({ vat, label }: VatRow, language: Language): string {
  if (language === 'it') return label;
  if (vat.kind === 'rate') return label.replace('IVA', 'VAT').replace(',', '.');
  return `${vat.code} ${ENGLISH_NATURA[vat.code.slice(0, 2)] ?? 'VAT not charged'}`;
}
