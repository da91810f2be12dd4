import { formatMoney, type Money } from '@truciolo/money';

const italian = {
  offer: 'Preventivo',
  revision: 'rev.',
  for: 'per',
  validUntil: 'Valido fino al',
  reference: 'Vs. riferimento',
  contact: 'Referente',
  drawing: 'Disegno',
  material: 'Materiale',
  pieces: 'pz',
  perPiece: 'al pezzo',
  quantity: 'Quantità',
  otherQuantity: 'Un’altra quantità',
  optional: 'Opzionale, non compresa nel totale',
  included: 'Compresi',
  picture: (part: string) => `Immagine di ${part}`,
  openModel: 'Gira il pezzo in 3D',
  closeModel: 'Chiudi il 3D',
  model: (part: string) =>
    `Modello 3D di ${part}: trascina o premi le frecce per ruotare, rotella o + e − per ingrandire`,
  noModel: 'Il modello 3D non si apre in questo browser.',
  ordered: 'Ordino questa posizione',
  notOrdered: 'Non la ordino',
  leftOut: (count: number) =>
    count === 1 ? 'Una posizione resta fuori.' : `${count} posizioni restano fuori.`,
  orderNumber: 'Vostro numero d’ordine (facoltativo)',
  leadDays: (days: number) => (days === 1 ? 'circa 1 giorno lavorativo' : `circa ${days} giorni lavorativi`),
  subtotal: 'Totale posizioni',
  discount: 'Sconto',
  topUp: 'Integrazione all’ordine minimo',
  charge: 'Costo dell’ordine',
  taxable: 'Imponibile',
  total: 'Totale',
  vatIncluded: 'IVA compresa',
  payment: 'Pagamento',
  delivery: 'Consegna',
  notes: 'Note',
  exclusions: 'Esclusioni',
  conditions: 'Condizioni',
  download: 'Scarica PDF',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  acceptTitle: 'Accetta il preventivo',
  refuseTitle: 'Rifiuta il preventivo',
  acceptText: 'L’officina riceve subito la tua conferma con le quantità scelte.',
  refuseText: 'L’officina viene avvisata. Due parole sul motivo la aiutano a fare meglio.',
  name: 'Nome e cognome',
  nameMissing: 'Scrivi il tuo nome',
  message: 'Messaggio (facoltativo)',
  reason: 'Motivo (facoltativo)',
  cancel: 'Annulla',
  wait: 'Un momento…',
  accepted: 'Preventivo accettato',
  confirmation: (number: string) => `Scarica la conferma d’ordine ${number}`,
  refused: 'Preventivo rifiutato',
  by: (name: string, at: string) => `da ${name}, ${at}`,
  expired: 'Questo preventivo è scaduto. Chiedi all’officina di rinnovarlo.',
  replaced: 'L’officina sta preparando una nuova revisione: a questa non si può più rispondere.',
  failedTitle: 'L’offerta non si apre',
};
export type OfferWords = typeof italian;

const english: OfferWords = {
  offer: 'Quotation',
  revision: 'rev.',
  for: 'for',
  validUntil: 'Valid until',
  reference: 'Your reference',
  contact: 'Contact',
  drawing: 'Drawing',
  material: 'Material',
  pieces: 'pcs',
  perPiece: 'each',
  quantity: 'Quantity',
  otherQuantity: 'Another quantity',
  optional: 'Optional, not included in the total',
  picture: (part) => `Picture of ${part}`,
  openModel: 'Turn the part in 3D',
  closeModel: 'Close the 3D view',
  model: (part) => `3D model of ${part}: drag or press the arrows to turn, wheel or + and − to zoom`,
  noModel: 'The 3D model does not open in this browser.',
  included: 'Included',
  ordered: 'I order this item',
  notOrdered: 'Not ordered',
  leftOut: (count) => (count === 1 ? 'One item is left out.' : `${count} items are left out.`),
  orderNumber: 'Your order number (optional)',
  leadDays: (days) => (days === 1 ? 'about 1 working day' : `about ${days} working days`),
  subtotal: 'Total of items',
  discount: 'Discount',
  topUp: 'Surcharge to minimum order',
  charge: 'Order charge',
  taxable: 'Net amount',
  total: 'Total',
  vatIncluded: 'VAT included',
  payment: 'Payment',
  delivery: 'Delivery',
  notes: 'Notes',
  exclusions: 'Not included',
  conditions: 'Terms and conditions',
  download: 'Download PDF',
  accept: 'Accept',
  refuse: 'Decline',
  acceptTitle: 'Accept the quotation',
  refuseTitle: 'Decline the quotation',
  acceptText: 'The workshop receives your confirmation at once, with the quantities you chose.',
  refuseText: 'The workshop is told. A word about the reason helps them to do better.',
  name: 'Full name',
  nameMissing: 'Please write your name',
  message: 'Message (optional)',
  reason: 'Reason (optional)',
  cancel: 'Cancel',
  wait: 'One moment…',
  accepted: 'Quotation accepted',
  confirmation: (number: string) => `Download order confirmation ${number}`,
  refused: 'Quotation declined',
  by: (name, at) => `by ${name}, ${at}`,
  expired: 'This quotation has expired. Ask the workshop to renew it.',
  replaced: 'The workshop is preparing a new revision: this one can no longer be answered.',
  failedTitle: 'The quotation does not open',
};

export type Language = 'it' | 'en';
export const offerWords = (language: Language): OfferWords => (language === 'en' ? english : italian);

const swap = (text: string): string => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** € 1.234,56, or € 1,234.56 for an English reader. A price a piece shows the decimals it has. */
export function offerMoney(amount: number, language: Language, maxDecimals = 2): string {
  const text = formatMoney(amount as Money, { maxDecimals });
  return language === 'en' ? swap(text) : text;
}

export const offerCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'it-IT', { useGrouping: 'always' }).format(count);

export const offerDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'it-IT', {
    day: '2-digit',
    month: language === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
