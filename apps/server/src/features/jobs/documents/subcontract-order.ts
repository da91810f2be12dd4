import { type Job, type JobPhase, jobSheets, type MadeFile } from '@truciolo/contract';
import { agree, dayInRome, italianDay, writeGrouped } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { type FormContent, printForm } from '../../printing/index.ts';
import { loadJob } from '../jobs/load-job.ts';

const days = (count: number): string =>
  `${writeGrouped(count, 1)} ${agree(count, 'giorno lavorativo', 'giorni lavorativi')}`;

/** Order to a subcontractor (conto lavoro): work, pieces, date. The customer of the parts is not disclosed. */
const subcontractOf = (job: Job, phase: JobPhase, today: string): FormContent => ({
  title: 'Ordine di conto lavoro',
  number: `${job.number}/${phase.place}`,
  to: { label: 'Spett.le', name: phase.supplier || 'Terzista da scegliere', lines: '' },
  facts: [
    ['Data', italianDay(today)],
    ['Lavorazione', phase.name],
    ['Uscita', phase.outOn ? italianDay(phase.outOn) : 'da concordare'],
    [
      'Rientro',
      phase.backOn
        ? italianDay(phase.backOn)
        : phase.leadDays > 0
          ? `entro ${days(phase.leadDays)}`
          : 'da concordare',
    ],
  ],
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'Codice', width: 96 },
        { label: 'Descrizione', width: '*' },
        { label: 'Disegno', width: 96 },
        { label: 'Materiale', width: 80 },
        { label: 'Pezzi', width: 50, right: true },
      ],
      rows: [
        [
          job.code,
          job.description,
          [job.drawing, job.drawingRevision && `rev. ${job.drawingRevision}`].filter(Boolean).join(' '),
          job.material,
          writeGrouped(job.started),
        ],
      ],
    },
    { kind: 'signatures', labels: ['Per l’ordine', 'Per accettazione'] },
  ],
});

export async function printSubcontract(
  context: Context,
  jobGuid: string,
  phaseGuid: string,
): Promise<MadeFile> {
  const job = await context.tenant((db) => loadJob(db, jobGuid, context.actor));
  const phase = job.phaseList.find(({ guid }) => guid === phaseGuid);
  if (!phase) throw new AppError('NOT_FOUND');
  if (phase.kind !== 'external')
    throw new AppError('JOB_STATE', {
      message: 'Questa fase si fa in officina: non ha un ordine al terzista.',
    });
  const content = subcontractOf(job, phase, dayInRome(context.clock()));
  return printForm(context, `${content.number}-conto-lavoro`, content);
}

export const subcontractPdf = endpoint(jobSheets.subcontract, (context, { params }) =>
  printSubcontract(context, params.guid, params.phaseGuid),
);
