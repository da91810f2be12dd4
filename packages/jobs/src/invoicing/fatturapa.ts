import { divideRounded, euros, inEuro, type Money, sum } from '@truciolo/money';
import { NATURA_LABELS } from '@truciolo/pricing';
import type { InvoiceBuyer, InvoiceDraft, InvoiceLine, InvoiceParty } from './invoice-draft.ts';
import { plainVatNumber } from './vat-number.ts';
import { type Element, latin, writeElement } from './xml.ts';

// Specifiche tecniche FatturaPA 1.2.2 (Agenzia delle Entrate): names, order and sizes of its elements.

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const FORMAT = 'FPR12';
/** Fattura differita: goods that left with delivery notes. */
const DEFERRED = 'TD24';
const ORDINARY_REGIME = 'RF01';
/** To nobody known: the Sistema di Interscambio leaves it in the buyer's area; abroad by convention. */
const UNKNOWN_RECIPIENT = '0000000';
const FOREIGN_RECIPIENT = 'XXXXXXX';
const FOREIGN_POSTAL_CODE = '00000';

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
  const province = party.province.trim().toUpperCase();
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
  const isKnown = /^[A-Z0-9]{7}$/.test(sdi);
  const code = isKnown ? sdi : isForeign(buyer) ? FOREIGN_RECIPIENT : UNKNOWN_RECIPIENT;
  return [
    ['CodiceDestinatario', code],
    !isKnown && buyer.pec.trim() !== '' && ['PECDestinatario', buyer.pec.trim()],
  ];
}

/** A key in the file's own numbering: the last ten letters and digits of the invoice's number. */
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
          ['FormatoTrasmissione', FORMAT],
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

/** Documents that some lines name, each once with the numbers of its lines. */
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
const rateOf = (vat: Vat): number => (typeof vat === 'number' ? vat : 0);

function detail(line: InvoiceLine, index: number): Element {
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(index + 1)],
      line.code.trim() !== '' && [
        'CodiceArticolo',
        [
          ['CodiceTipo', 'Codice'],
          ['CodiceValore', latin(line.code, 35)],
        ],
      ],
      ['Descrizione', latin(line.description || line.code, 1000) || 'Lavorazione'],
      ['Quantita', two(line.quantity)],
      ['UnitaMisura', 'PZ'],
      // Eight decimals, so that unit by quantity is the amount of the line again.
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

/** A sum for each rate; the tax is rounded to the cent once, on the sum. */
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

const summary = ({ vat, taxable, tax }: VatSum): Element => [
  'DatiRiepilogo',
  [
    ['AliquotaIVA', two(rateOf(vat))],
    typeof vat === 'string' && ['Natura', vat],
    ['ImponibileImporto', two(inEuro(taxable))],
    ['Imposta', two(inEuro(tax))],
    typeof vat === 'number' && ['EsigibilitaIVA', 'I'],
    typeof vat === 'string' && ['RiferimentoNormativo', latin(NATURA_LABELS[vat], 100)],
  ],
];

/** The draft as an XML file of FatturaPA 1.2.2; `invoiceProblems` says whether it can be one. */
export function writeFatturaPa(draft: InvoiceDraft): string {
  const sums = vatSums(draft.lines);
  const total = inEuro(sum(sums.flatMap(({ taxable, tax }) => [taxable, tax])));
  const body: Element = [
    'FatturaElettronicaBody',
    [general(draft, total), ['DatiBeniServizi', [...draft.lines.map(detail), ...sums.map(summary)]]],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<p:FatturaElettronica versione="${FORMAT}" xmlns:p="${NAMESPACE}">`,
    writeElement(header(draft), '  '),
    writeElement(body, '  '),
    '</p:FatturaElettronica>',
    '',
  ].join('\n');
}
