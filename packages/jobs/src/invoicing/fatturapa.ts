import { sum } from '@truciolo/money';
import { generalElement } from './general-element.ts';
import { formatOf, headerElement } from './header-element.ts';
import { type InvoiceDraft, isPublic } from './invoice-draft.ts';
import { detailElement, summaryElement, vatSums } from './line-elements.ts';
import { paymentElement } from './payment.ts';
import { type Element, writeElement } from './xml.ts';

// Specifiche tecniche FatturaPA 1.2.2 (Agenzia delle Entrate): names, order and sizes of its elements.

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** The draft as an XML file of FatturaPA 1.2.2; `invoiceProblems` lists the reasons why it would be invalid. */
export function writeFatturaPa(draft: InvoiceDraft): string {
  const { kind, date, lines, buyer, payment } = draft;
  const sums = vatSums(lines);
  const owed = sum(sums.flatMap(({ taxable, tax }) => [taxable, tax]));
  // A public body keeps the VAT and pays the rest.
  const paid = isPublic(buyer) ? sum(sums.map(({ taxable }) => taxable)) : owed;
  const body: Element = [
    'FatturaElettronicaBody',
    [
      generalElement(draft, owed),
      ['DatiBeniServizi', [...lines.map(detailElement), ...sums.map((one) => summaryElement(one, draft))]],
      // A credit note asks for no payment: it is set against the invoice.
      kind !== 'TD04' && paymentElement(payment, date, paid),
    ],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<p:FatturaElettronica versione="${formatOf(buyer)}" xmlns:p="${NAMESPACE}">`,
    writeElement(headerElement(draft), '  '),
    writeElement(body, '  '),
    '</p:FatturaElettronica>',
    '',
  ].join('\n');
}
