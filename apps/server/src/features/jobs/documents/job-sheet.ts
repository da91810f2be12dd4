import { type Job, type JobPhase, type JobTaking, jobSheets } from '@truciolo/contract';
import { countOf, italianDay, writeDuration, writeGrouped } from '@truciolo/italian';
import { rackText } from '@truciolo/jobs';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { type FormContent, type PrintedImage, printForm } from '../../printing/index.ts';
import { loadJob } from '../jobs/load-job.ts';
import { listTakings } from '../material/takings-repository.ts';
import { findDrawing } from './find-drawing.ts';

const count = (value: number, decimals = 0): string => writeGrouped(value, decimals);

const where = ({ kind, supplier, machineName }: JobPhase): string =>
  kind === 'external' ? `Fuori: ${supplier || 'da scegliere'}` : machineName || 'Banco';

/** "2 × Tondo ø40 × 3.000 mm (A3)" */
const takenText = (taking: JobTaking): string =>
  `${count(taking.pieces)} × ${rackText(taking)}${taking.place === '' ? '' : ` (${taking.place})`}`;

/** Written by hand where the rack does not know it. */
const batchText = (takings: readonly JobTaking[]): string =>
  [...new Set(takings.map(({ batch }) => batch).filter(Boolean))].join(', ') || '________________';

/** The sheet that goes with the pieces: phases, times, a code to scan for each; no price. */
export function sheetOf(
  job: Job,
  takings: readonly JobTaking[],
  publicUrl: string,
  drawing: PrintedImage | null = null,
): FormContent {
  const stock = [
    job.stock,
    job.stockWeight === null ? '' : `${count(job.stockWeight, 1)} kg`,
    job.bars === null ? '' : countOf(job.bars, 'barra', 'barre'),
  ];
  return {
    title: 'Scheda di lavoro',
    number: job.number,
    to: {
      label: 'Cliente',
      name: job.customerName,
      lines: [job.code, job.description].filter(Boolean).join('\n'),
    },
    facts: [
      ['Pezzi', `${count(job.quantity)} (da avviare ${count(job.started)})`],
      ['Consegna', job.due ? italianDay(job.due) : 'da concordare'],
      [
        'Disegno',
        [job.drawing, job.drawingRevision && `rev. ${job.drawingRevision}`].filter(Boolean).join(' '),
      ],
      ['Materiale', [job.material, ...stock].filter(Boolean).join(' · ')],
      ...takings.map((taking): [string, string] => ['Dal magazzino', takenText(taking)]),
      ['Colata / lotto', batchText(takings)],
      ['Ordine cliente', job.buyerNumber ?? ''],
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'N.', width: 22 },
          { label: 'Fase', width: '*' },
          { label: 'Dove', width: 92 },
          { label: 'Attrezz.', width: 46, right: true },
          { label: 'Lotto', width: 46, right: true },
          { label: 'Buoni / scarti', width: 62 },
          { label: 'Firma', width: 50 },
          { label: 'Inquadra', width: 58, right: true },
        ],
        rows: job.phaseList.map((phase) => [
          String(phase.place),
          { text: phase.name, bold: true },
          where(phase),
          phase.kind === 'external' ? '' : writeDuration(phase.setupMinutes),
          phase.kind === 'external' ? `${count(phase.leadDays)} gg` : writeDuration(phase.runMinutes),
          '',
          '',
          phase.kind === 'external' ? '' : { qr: `${publicUrl}/dashboard/commesse/reparto/${phase.guid}` },
        ]),
      },
      { kind: 'text', title: 'Note', text: job.notes },
      ...(drawing ? [{ kind: 'picture', title: 'Disegno', image: drawing } as const] : []),
      { kind: 'signatures', labels: ['Primo pezzo', 'Controllo finale', 'Imballo'] },
    ],
  };
}

export const jobSheetPdf = endpoint(jobSheets.pdf, async (context, { params }) => {
  const [job, takings, file] = await context.tenant(async (db) => {
    const found = await loadJob(db, params.guid, context.actor);
    return [found, await listTakings(db, params.guid), await findDrawing(db, found)] as const;
  });
  const bytes = file && (await context.files.get(file.file));
  const drawing = bytes && file ? { bytes: new Uint8Array(bytes), type: file.type } : null;
  const content = sheetOf(job, takings, context.policy.publicUrl, drawing);
  return printForm(context, `${job.number}-scheda`, content);
});
