import { inEuro, type Money, sum } from '@truciolo/money';
import { STAMP_DUTY, STAMP_DUTY_ABOVE, STAMP_DUTY_CODES } from '@truciolo/pricing';
import type { InvoiceDraft, InvoiceLine } from './invoice-draft.ts';
import { basicLatin, type Element, two } from './xml.ts';

/** Imposta di bollo on what is without VAT (art. 13 tariffa DPR 642/1972). */
export const owesStampDuty = (lines: readonly InvoiceLine[]): boolean =>
  sum(
    lines.flatMap(({ vat, amount }) =>
      typeof vat === 'string' && STAMP_DUTY_CODES.has(vat) ? [amount] : [],
    ),
  ) > STAMP_DUTY_ABOVE;

/** Documents that some lines name, each once with the numbers of its lines. */
function references<T extends { readonly number: string }>(
  lines: readonly InvoiceLine[],
  of: (line: InvoiceLine) => T | null,
): { readonly document: T; readonly lines: readonly number[] }[] {
  const found = new Map<string, { document: T; lines: number[] }>();
  lines.forEach((line, index) => {
    const document = of(line);
    if (!document || document.number.trim() === '') return;
    const key = JSON.stringify(document);
    const known = found.get(key);
    if (known) known.lines.push(index + 1);
    else found.set(key, { document, lines: [index + 1] });
  });
  return [...found.values()];
}

const lineNumbers = (lines: readonly number[]): Element[] =>
  lines.map((line) => ['RiferimentoNumeroLinea', String(line)]);

export function generalElement({ kind, number, date, lines }: InvoiceDraft, total: Money): Element {
  return [
    'DatiGenerali',
    [
      [
        'DatiGeneraliDocumento',
        [
          ['TipoDocumento', kind],
          ['Divisa', 'EUR'],
          ['Data', date],
          ['Numero', basicLatin(number, 20)],
          owesStampDuty(lines) && [
            'DatiBollo',
            [
              ['BolloVirtuale', 'SI'],
              ['ImportoBollo', two(inEuro(STAMP_DUTY))],
            ],
          ],
          ['ImportoTotaleDocumento', two(inEuro(total))],
        ],
      ],
      ...references(lines, ({ order }) => order).map(
        ({ document, lines: own }): Element => [
          'DatiOrdineAcquisto',
          [
            ...lineNumbers(own),
            ['IdDocumento', basicLatin(document.number, 20)],
            document.date !== null && ['Data', document.date],
          ],
        ],
      ),
      ...references(lines, ({ credits }) => credits).map(
        ({ document, lines: own }): Element => [
          'DatiFattureCollegate',
          [...lineNumbers(own), ['IdDocumento', basicLatin(document.number, 20)], ['Data', document.date]],
        ],
      ),
      ...references(lines, ({ ddt }) => ddt).map(
        ({ document, lines: own }): Element => [
          'DatiDDT',
          [['NumeroDDT', basicLatin(document.number, 20)], ['DataDDT', document.date], ...lineNumbers(own)],
        ],
      ),
    ],
  ];
}
