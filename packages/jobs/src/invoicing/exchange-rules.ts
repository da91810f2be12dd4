import { fiscalCodeWarning, ibanWarning, isVatCheckDigitRight, writeNumber } from '@truciolo/italian';
import {
  countryOf,
  FOREIGN_RECIPIENT,
  type InvoiceDraft,
  type InvoiceParty,
  isForeign,
  isOutsideUnion,
  plainFiscalCode,
  recipientCode,
  UNKNOWN_RECIPIENT,
} from './invoice-draft.ts';
import { TAX_REGIMES } from './tax-regime.data.ts';
import { chargesNoVat } from './tax-regime.ts';
import { plainVatNumber, splitVatNumber, vatNumberKey } from './vat-number.ts';

// The checks of the exchange system beyond the schema (Elenco controlli, Agenzia delle Entrate), with their codes. Each
// sentence names the field and its record, so that somebody can put it right.

/** Reasons why the exchange system would refuse the document, in Italian. */
export function invoiceProblems(draft: InvoiceDraft): string[] {
  return [
    ...headProblems(draft),
    ...lineProblems(draft),
    ...partyProblems(draft.seller, 'della tua azienda', true),
    ...partyProblems(draft.buyer, `di «${draft.buyer.name}»`, false),
    ...buyerProblems(draft),
    ...paymentProblems(draft),
  ];
}

function headProblems({ kind, number, lines }: InvoiceDraft): string[] {
  const what = kind === 'TD04' ? 'della nota di credito' : 'della fattura';
  const problems: string[] = [];
  if (number.trim() === '' || number.trim().length > 20)
    problems.push(`Il numero ${what} va da 1 a 20 caratteri.`);
  // 00425
  else if (!/\d/.test(number)) problems.push(`Il numero ${what} deve avere almeno una cifra.`);
  // 00200: the schema takes no accents here, and another number than the printed one must not leave.
  const odd = /[^ -~]/u.exec(number.trim())?.[0];
  if (odd !== undefined)
    problems.push(`Il numero ${what} contiene «${odd}»: sono ammessi lettere senza accento, cifre e / - . _`);
  if (lines.length === 0)
    problems.push(kind === 'TD04' ? 'Non c’è nulla da accreditare.' : 'Non c’è nulla da fatturare.');
  return problems;
}

function lineProblems({ kind, date, seller, lines }: InvoiceDraft): string[] {
  const problems: string[] = [];
  // 00400: a line without VAT says why.
  if (lines.some(({ vat }) => vat === 0))
    problems.push(
      'Con IVA 0 % serve il codice natura (per esempio N3.1): sceglilo nel preventivo, campo «IVA».',
    );
  // 00424
  const rate = lines.find(({ vat }) => typeof vat === 'number' && vat !== 0 && (vat < 1 || vat > 100))?.vat;
  if (typeof rate === 'number')
    problems.push(
      `L’aliquota IVA ${writeNumber(rate, 2)} % non esiste: scegline un’altra nel preventivo, campo «IVA».`,
    );
  if (chargesNoVat(seller.taxRegime) && lines.some(({ vat }) => typeof vat === 'number' && vat > 0))
    problems.push(
      `Nel regime ${seller.taxRegime} (${TAX_REGIMES[seller.taxRegime].toLowerCase()}) non si addebita IVA: scegli N2.2 nel preventivo, campo «IVA», o cambia il regime fiscale nel profilo aziendale.`,
    );
  const later = lines.find(({ credits }) => credits !== null && credits.date > date)?.credits;
  // 00418
  if (kind === 'TD04' && later)
    problems.push(`La data della nota di credito viene prima della fattura ${later.number}: cambia «Data».`);
  return problems;
}

function partyProblems(party: InvoiceParty, whose: string, isSeller: boolean): string[] {
  const problems: string[] = [];
  const hasVat = plainVatNumber(party.vatNumber) !== '';
  if (party.name.trim() === '') problems.push(`Manca il nome ${whose}.`);
  // 00417: the buyer has at least one of the two; outside the EU the file writes that there is none.
  if (!hasVat && !isSeller && isForeign(party)) {
    if (!isOutsideUnion(party))
      problems.push(`Manca la partita IVA ${whose}: per un privato all’estero scrivi 0000000.`);
  } else if (!hasVat && (isSeller || party.fiscalCode.trim() === ''))
    problems.push(`Manca la partita IVA ${whose}.`);
  const vat = splitVatNumber(party.vatNumber, countryOf(party));
  // 00301 and 00305
  if (hasVat && vat.country === 'IT' && !isVatCheckDigitRight(vat.code))
    problems.push(
      /^\d{11}$/.test(vat.code)
        ? `La partita IVA ${whose} è sbagliata: la cifra di controllo non torna.`
        : `La partita IVA ${whose} è sbagliata: ha 11 cifre.`,
    );
  // 00303 and 00306
  if (!isForeign(party) && fiscalCodeWarning(party.fiscalCode) !== null)
    problems.push(`Il codice fiscale ${whose} è sbagliato.`);
  if (party.street.trim() === '' || party.city.trim() === '') problems.push(`Manca l’indirizzo ${whose}.`);
  const postalCode = party.postalCode.trim();
  if (!isForeign(party) && postalCode === '') problems.push(`Manca il CAP ${whose}.`);
  else if (!isForeign(party) && !/^\d{5}$/.test(postalCode))
    problems.push(`Il CAP ${whose} è sbagliato: ha 5 cifre.`);
  if (!/^[A-Z]{2}$/.test(countryOf(party)))
    problems.push(`Il paese ${whose} va scritto con due lettere (IT, DE…).`);
  return problems;
}

/** Up to 256 characters without accents, as the schema asks. */
const PEC =
  /^(?=.{1,256}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+$/;

const isAbroad = (party: InvoiceParty): boolean =>
  splitVatNumber(party.vatNumber, countryOf(party)).country !== 'IT';

function buyerProblems({ kind, seller, buyer }: InvoiceDraft): string[] {
  const problems: string[] = [];
  const whose = `di «${buyer.name}»`;
  const code = recipientCode(buyer);
  // 00427
  if (buyer.sdi.trim() !== '' && buyer.sdi.trim() !== UNKNOWN_RECIPIENT && code === null)
    problems.push(`Il codice destinatario ${whose} ha 7 caratteri, 6 per un ente pubblico.`);
  if (code === FOREIGN_RECIPIENT && !isForeign(buyer))
    problems.push(
      `Il codice destinatario ${whose} è sbagliato: ${FOREIGN_RECIPIENT} vale solo per clienti all’estero.`,
    );
  if (code === null && !isForeign(buyer) && buyer.pec.trim() !== '' && !PEC.test(buyer.pec.trim()))
    problems.push(`La PEC ${whose} non è un indirizzo.`);
  // 00471: nobody invoices himself with these kinds. Without a VAT number the fiscal code tells.
  const own = vatNumberKey(seller.vatNumber);
  const ownCode = plainFiscalCode(seller);
  if (kind !== 'TD04' && own !== '' && vatNumberKey(buyer.vatNumber) === own)
    problems.push(`La partita IVA ${whose} è quella della tua azienda.`);
  else if (
    kind !== 'TD04' &&
    plainVatNumber(buyer.vatNumber) === '' &&
    ownCode !== '' &&
    plainFiscalCode(buyer) === ownCode
  )
    problems.push(`Il codice fiscale ${whose} è quello della tua azienda.`);
  // 00476
  if (isAbroad(seller) && isAbroad(buyer))
    problems.push('La partita IVA della tua azienda non è italiana, come quella del cliente.');
  return problems;
}

/** An account that is written wrongly would be left out of the file without a word. */
const paymentProblems = ({ kind, payment }: InvoiceDraft): string[] =>
  kind !== 'TD04' && ibanWarning(payment.iban) !== null
    ? ['L’IBAN della tua azienda è sbagliato: correggilo nel profilo aziendale.']
    : [];
