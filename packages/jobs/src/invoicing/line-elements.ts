import { divideRounded, euros, inEuro, type Money, sum } from '@truciolo/money';
import { NATURA_LABELS } from '@truciolo/pricing';
import { type InvoiceDraft, type InvoiceLine, isPublic } from './invoice-draft.ts';
import { isVatDeferred } from './tax-regime.ts';
import { type Element, latin, two } from './xml.ts';

type Vat = InvoiceLine['vat'];

const rateOf = (vat: Vat): number => (typeof vat === 'number' ? vat : 0);

export function detailElement(line: InvoiceLine, index: number): Element {
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

/** A public body pays the VAT to the state itself (split payment, art. 17-ter DPR 633/1972). */
export const dueVat = ({ seller, buyer }: InvoiceDraft): string =>
  isPublic(buyer) ? 'S' : isVatDeferred(seller.taxRegime) ? 'D' : 'I';

export const summaryElement = ({ vat, taxable, tax }: VatSum, draft: InvoiceDraft): Element => [
  'DatiRiepilogo',
  [
    ['AliquotaIVA', two(rateOf(vat))],
    typeof vat === 'string' && ['Natura', vat],
    ['ImponibileImporto', two(inEuro(taxable))],
    ['Imposta', two(inEuro(tax))],
    typeof vat === 'number' && ['EsigibilitaIVA', dueVat(draft)],
    typeof vat === 'string' && ['RiferimentoNormativo', latin(NATURA_LABELS[vat], 100)],
  ],
];
