import { provinceCode } from '@truciolo/italian';
import { divideRounded, euros, inEuro, type Money, sum } from '@truciolo/money';
import { NATURA_LABELS, STAMP_DUTY, STAMP_DUTY_ABOVE, STAMP_DUTY_CODES } from '@truciolo/pricing';
import type { InvoiceBuyer, InvoiceDraft, InvoiceLine, InvoiceParty } from './invoice-draft.ts';
import { paymentElement } from './payment.ts';
import { plainVatNumber } from './vat-number.ts';
import { type Element, latin, writeElement } from './xml.ts';

// Specifiche tecniche FatturaPA 1.2.2 (Agenzia delle Entrate): names, order and sizes of its elements.

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
/** Format for companies and people; the one for public bodies, whose code has six characters. */
const FORMAT = 'FPR12';
const PUBLIC_FORMAT = 'FPA12';
/** Fattura differita: goods that left with delivery notes. */
const DEFERRED = 'TD24';
const ORDINARY_REGIME = 'RF01';
/** Recipient codes by convention: unknown (the invoice stays in the buyer's area of the exchange system) and foreign. */
const UNKNOWN_RECIPIENT = '0000000';
const FOREIGN_RECIPIENT = 'XXXXXXX';
const FOREIGN_POSTAL_CODE = '00000';

const isPublic = ({ sdi }: InvoiceBuyer): boolean => /^[A-Z0-9]{6}$/i.test(sdi.trim());
const formatOf = (buyer: InvoiceBuyer): string => (isPublic(buyer) ? PUBLIC_FORMAT : FORMAT);

const two = (value: number): string => value.toFixed(2);
const countryOf = ({ country }: InvoiceParty): string => (country === '' ? 'IT' : country.toUpperCase());
const isForeign = (party: InvoiceParty): boolean => countryOf(party) !== 'IT';

/** "IT 01234567897" is country IT and code 01234567897. */
function fiscalId(party: InvoiceParty): Element | null {
  const text = plainVatNumber(party.vatNumber);
  if (text === '') return null;
  const [, prefix = countryOf(party), code = text] = /^([A-Z]{2})(.+)$/.exec(text) ?? [];
  return [
    'IdFiscaleIVA',
    [
      ['IdPaese', prefix],
      ['IdCodice', code.slice(0, 28)],
    ],
  ];
}

function fiscalCode(party: InvoiceParty): Element | null {
  const text = party.fiscalCode.replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{11,16}$/.test(text) && !isForeign(party) ? ['CodiceFiscale', text] : null;
}

function seat(party: InvoiceParty): Element {
  const province = provinceCode(party.province).toUpperCase();
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
  const sdi = buyer.sdi.trim().toUpperCase();
  const isKnown = /^[A-Z0-9]{6,7}$/.test(sdi);
  const code = isKnown ? sdi : isForeign(buyer) ? FOREIGN_RECIPIENT : UNKNOWN_RECIPIENT;
  return [
    ['CodiceDestinatario', code],
    !isKnown && buyer.pec.trim() !== '' && ['PECDestinatario', buyer.pec.trim()],
  ];
}

/** Key of the file: the last ten letters and digits of the invoice's number. */
const progressive = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').slice(-10) || '1';

function header({ number, seller, buyer }: InvoiceDraft): Element {
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
            [fiscalId(seller), fiscalCode(seller), named(seller), ['RegimeFiscale', ORDINARY_REGIME]],
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

/** Documents that the lines refer to, each once with the numbers of its lines. */
function references<T extends { readonly number: string }>(
  lines: readonly InvoiceLine[],
  of: (line: InvoiceLine) => T | null,
): { readonly document: T; readonly lines: readonly number[] }[] {
  const found = new Map<string, { document: T; lines: number[] }>();
  lines.forEach((line, index) => {
    const document = of(line);
    if (!document || document.number.trim() === '') return;
    const known = found.get(document.number);
    if (known) known.lines.push(index + 1);
    else found.set(document.number, { document, lines: [index + 1] });
  });
  return [...found.values()];
}

const lineNumbers = (lines: readonly number[]): Element[] =>
  lines.map((line) => ['RiferimentoNumeroLinea', String(line)]);

function general({ number, date, lines }: InvoiceDraft, total: number): Element {
  return [
    'DatiGenerali',
    [
      [
        'DatiGeneraliDocumento',
        [
          ['TipoDocumento', DEFERRED],
          ['Divisa', 'EUR'],
          ['Data', date],
          ['Numero', latin(number, 20)],
          owesStampDuty(lines) && [
            'DatiBollo',
            [
              ['BolloVirtuale', 'SI'],
              ['ImportoBollo', two(inEuro(STAMP_DUTY))],
            ],
          ],
          ['ImportoTotaleDocumento', two(total)],
        ],
      ],
      ...references(lines, ({ order }) => order).map(
        ({ document, lines: own }): Element => [
          'DatiOrdineAcquisto',
          [
            ...lineNumbers(own),
            ['IdDocumento', latin(document.number, 20)],
            document.date !== null && ['Data', document.date],
          ],
        ],
      ),
      ...references(lines, ({ ddt }) => ddt).map(
        ({ document, lines: own }): Element => [
          'DatiDDT',
          [['NumeroDDT', latin(document.number, 20)], ['DataDDT', document.date], ...lineNumbers(own)],
        ],
      ),
    ],
  ];
}

type Vat = InvoiceLine['vat'];

/** Imposta di bollo on amounts without VAT (art. 13 tariffa DPR 642/1972). */
const owesStampDuty = (lines: readonly InvoiceLine[]): boolean =>
  sum(
    lines.flatMap(({ vat, amount }) =>
      typeof vat === 'string' && STAMP_DUTY_CODES.has(vat) ? [amount] : [],
    ),
  ) > STAMP_DUTY_ABOVE;

const rateOf = (vat: Vat): number => (typeof vat === 'number' ? vat : 0);

function detail(line: InvoiceLine, index: number): Element {
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(index + 1)],
      // Spesa accessoria.
      line.kind === 'charge' && ['TipoCessionePrestazione', 'AC'],
      line.code.trim() !== '' && [
        'CodiceArticolo',
        [
          ['CodiceTipo', 'Codice'],
          ['CodiceValore', latin(line.code, 35)],
        ],
      ],
      ['Descrizione', latin(line.description || line.code, 1000) || 'Lavorazione'],
      ['Quantita', two(line.quantity)],
      line.kind === 'goods' && ['UnitaMisura', 'PZ'],
      // Eight decimals, so that unit price times quantity gives the amount of the line.
      ['PrezzoUnitario', (inEuro(line.amount) / line.quantity).toFixed(8)],
      ['PrezzoTotale', two(inEuro(line.amount))],
      ['AliquotaIVA', two(rateOf(line.vat))],
      typeof line.vat === 'string' && ['Natura', line.vat],
    ],
  ];
}

interface VatSum {
  readonly vat: Vat;
  readonly taxable: Money;
  readonly tax: Money;
}

/** One sum per rate; the tax is rounded to the cent once, on the sum. */
export function vatSums(lines: readonly InvoiceLine[]): VatSum[] {
  return [...new Set(lines.map(({ vat }) => vat))].map((vat) => {
    const own = lines.filter((line) => line.vat === vat);
    const taxable = sum(own.map(({ amount }) => amount));
    const cents = Math.round(inEuro(taxable) * 100);
    const hundredths = Math.round(rateOf(vat) * 100);
    const taxCents = divideRounded(BigInt(cents) * BigInt(hundredths), 10_000n, 'half-up');
    return { vat, taxable, tax: euros(Number(taxCents) / 100) };
  });
}

/** A public body pays the VAT to the state itself (split payment, art. 17-ter DPR 633/1972). */
const summary = ({ vat, taxable, tax }: VatSum, buyer: InvoiceBuyer): Element => [
  'DatiRiepilogo',
  [
    ['AliquotaIVA', two(rateOf(vat))],
    typeof vat === 'string' && ['Natura', vat],
    ['ImponibileImporto', two(inEuro(taxable))],
    ['Imposta', two(inEuro(tax))],
    typeof vat === 'number' && ['EsigibilitaIVA', isPublic(buyer) ? 'S' : 'I'],
    typeof vat === 'string' && ['RiferimentoNormativo', latin(NATURA_LABELS[vat], 100)],
  ],
];

/** The draft as an XML file of FatturaPA 1.2.2; `invoiceProblems` lists the reasons why it would be invalid. */
export function writeFatturaPa(draft: InvoiceDraft): string {
  const sums = vatSums(draft.lines);
  const owed = sum(sums.flatMap(({ taxable, tax }) => [taxable, tax]));
  // Amount that the seller receives: a public body keeps the VAT.
  const paid = isPublic(draft.buyer) ? sum(sums.map(({ taxable }) => taxable)) : owed;
  const total = inEuro(owed);
  const body: Element = [
    'FatturaElettronicaBody',
    [
      general(draft, total),
      ['DatiBeniServizi', [...draft.lines.map(detail), ...sums.map((one) => summary(one, draft.buyer))]],
      paymentElement(draft.payment, draft.date, paid),
    ],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<p:FatturaElettronica versione="${formatOf(draft.buyer)}" xmlns:p="${NAMESPACE}">`,
    writeElement(header(draft), '  '),
    writeElement(body, '  '),
    '</p:FatturaElettronica>',
    '',
  ].join('\n');
}
