import { type Ddt, ddts } from '@truciolo/contract';
import { italianDay, writeGrouped } from '@truciolo/italian';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { type FormContent, printForm } from '../../printing/index.ts';
import { loadDdt } from '../ddts/load-ddt.ts';

/** The delivery note (DPR 472/1996) names sender, recipient, goods, pieces and reason, but no price. */
export const ddtPaperOf = (ddt: Ddt): FormContent => ({
  title: ddt.annulled ? 'Documento di trasporto ANNULLATO' : 'Documento di trasporto',
  number: ddt.number,
  to: { label: 'Destinatario', name: ddt.customerName, lines: ddt.destination },
  facts: [
    ['Data', italianDay(ddt.date)],
    ['Causale', ddt.reason],
    ['Trasporto a mezzo', ddt.carrier],
    ['Aspetto dei beni', ddt.appearance],
    ['Colli', ddt.packages === null ? '' : String(ddt.packages)],
    ['Peso', ddt.weight === null ? '' : `${writeGrouped(ddt.weight, 2)} kg`],
  ],
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'Commessa', width: 76 },
        { label: 'Vs. ordine', width: 84 },
        { label: 'Codice', width: 84 },
        { label: 'Descrizione', width: '*' },
        { label: 'Quantità', width: 56, right: true },
        { label: 'U.M.', width: 30 },
      ],
      rows: ddt.lines.map(({ jobNumber, buyerNumber, buyerDate, code, description, quantity }) => [
        jobNumber,
        [buyerNumber, buyerNumber && buyerDate && `del ${italianDay(buyerDate)}`].filter(Boolean).join(' '),
        code,
        description,
        writeGrouped(quantity),
        'pz',
      ]),
    },
    { kind: 'text', title: 'Note', text: ddt.notes },
    { kind: 'signatures', labels: ['Firma del mittente', 'Firma del vettore', 'Firma del destinatario'] },
  ],
});

export const ddtPdf = endpoint(ddts.pdf, async (context, { params }) => {
  const ddt = await context.tenant((db) => loadDdt(db, params.guid));
  return printForm(context, `DDT-${ddt.number}`, ddtPaperOf(ddt));
});
