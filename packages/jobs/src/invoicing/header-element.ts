import {
  countryOf,
  FOREIGN_RECIPIENT,
  type InvoiceBuyer,
  type InvoiceDraft,
  type InvoiceParty,
  isForeign,
  isOutsideUnion,
  isPublic,
  plainFiscalCode,
  recipientCode,
  UNKNOWN_RECIPIENT,
} from './invoice-draft.ts';
import { splitVatNumber } from './vat-number.ts';
import { type Element, latin } from './xml.ts';

/** To companies and people; to public bodies, whose code has six characters. */
const FORMAT = 'FPR12';
const PUBLIC_FORMAT = 'FPA12';
const FOREIGN_POSTAL_CODE = '00000';
/** A company outside the EU whose country has no VAT number (Agenzia delle Entrate, Guida alla compilazione delle fatture). */
const NO_NUMBER = 'OO99999999999';

export const formatOf = (buyer: InvoiceBuyer): string => (isPublic(buyer) ? PUBLIC_FORMAT : FORMAT);

function fiscalId(party: InvoiceParty): Element | null {
  const { country, code } = splitVatNumber(party.vatNumber, countryOf(party));
  if (code === '' && !isOutsideUnion(party)) return null;
  return [
    'IdFiscaleIVA',
    [
      ['IdPaese', country],
      ['IdCodice', code.slice(0, 28) || NO_NUMBER],
    ],
  ];
}

function fiscalCode(party: InvoiceParty): Element | null {
  const text = plainFiscalCode(party);
  return text === '' ? null : ['CodiceFiscale', text];
}

function seat(party: InvoiceParty): Element {
  // Registrations say "Vercelli (VC)".
  const province = party.province
    .trim()
    .toUpperCase()
    .replace(/^.*\((..)\)$/, '$1');
  return [
    'Sede',
    [
      ['Indirizzo', latin(party.street, 60)],
      ['CAP', isForeign(party) ? FOREIGN_POSTAL_CODE : party.postalCode.trim()],
      ['Comune', latin(party.city, 60)],
      !isForeign(party) && /^[A-Z]{2}$/.test(province) && ['Provincia', province],
      ['Nazione', countryOf(party)],
    ],
  ];
}

const named = (party: InvoiceParty): Element => ['Anagrafica', [['Denominazione', latin(party.name, 80)]]];

function recipient(buyer: InvoiceBuyer): readonly (Element | false)[] {
  const known = recipientCode(buyer);
  const code = known ?? (isForeign(buyer) ? FOREIGN_RECIPIENT : UNKNOWN_RECIPIENT);
  return [
    ['CodiceDestinatario', code],
    // 00426: beside seven zeros alone.
    code === UNKNOWN_RECIPIENT && buyer.pec.trim() !== '' && ['PECDestinatario', buyer.pec.trim()],
  ];
}

/** A key in the file's own numbering: the last ten letters and digits of the invoice's number. */
const progressive = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').slice(-10) || '1';

export function headerElement({ number, seller, buyer }: InvoiceDraft): Element {
  const sender = fiscalId(seller);
  return [
    'FatturaElettronicaHeader',
    [
      [
        'DatiTrasmissione',
        [
          sender && ['IdTrasmittente', sender[1]],
          ['ProgressivoInvio', progressive(number)],
          ['FormatoTrasmissione', formatOf(buyer)],
          ...recipient(buyer),
        ],
      ],
      [
        'CedentePrestatore',
        [
          [
            'DatiAnagrafici',
            [fiscalId(seller), fiscalCode(seller), named(seller), ['RegimeFiscale', seller.taxRegime]],
          ],
          seat(seller),
        ],
      ],
      [
        'CessionarioCommittente',
        [['DatiAnagrafici', [fiscalId(buyer), fiscalCode(buyer), named(buyer)]], seat(buyer)],
      ],
    ],
  ];
}
