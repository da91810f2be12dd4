import { Checkbox, NativeSelect } from '@mantine/core';
import type { Job } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { materialStateWords } from '../../../entities/jobs/job-states.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { quotePath } from '../../../lib/pages.ts';
import { updateJob } from '../api/job-calls.ts';
import classes from './jobs.module.css';
import { NotesField } from './notes-field.tsx';

interface SummaryPanelProps {
  readonly job: Job;
  readonly mayWrite: boolean;
}

/** Part, material, customer and due day of the job. */
export function SummaryPanel({ job, mayWrite }: SummaryPanelProps) {
  const stock = [
    job.stock,
    job.stockWeight === null ? '' : `${formatDecimal(job.stockWeight, 1)} kg`,
    job.bars === null ? '' : countOf(job.bars, 'barra', 'barre'),
  ].filter(Boolean);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Pezzi', `${formatNumber(job.quantity)} (${formatNumber(job.started)} da avviare)`],
    ['Consegnati', formatNumber(job.delivered)],
    [
      'Disegno',
      [job.drawing, job.drawingRevision && `rev. ${job.drawingRevision}`].filter(Boolean).join(' ') || '—',
    ],
    ['Materiale', [job.material || '—', ...stock].join(' · ')],
    [
      'Ordine del cliente',
      [job.buyerNumber, job.buyerDate && `del ${formatDay(job.buyerDate)}`].filter(Boolean).join(' ') || '—',
    ],
    ['Nostra conferma', job.orderNumber ?? '—'],
    ['Preventivo', <Source key="quote" job={job} />],
  ];
  return (
    <Panel title="Riepilogo">
      {job.newestRevision !== null &&
      job.quoteRevision !== null &&
      job.newestRevision !== job.quoteRevision ? (
        <NoteBar tone="warn">
          Il preventivo ora è alla revisione {job.newestRevision}: questa commessa resta ai prezzi e alle fasi
          della {job.quoteRevision}.
        </NoteBar>
      ) : null}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Fields key={job.guid} job={job} mayWrite={mayWrite} />
    </Panel>
  );
}

function Source({ job }: { readonly job: Job }) {
  if (job.quoteGuid !== null)
    return (
      <Link className={classes.link} to={quotePath(job.quoteGuid)}>
        {job.quoteNumber} rev. {job.quoteRevision}
      </Link>
    );
  if (job.repeatsGuid !== null)
    return (
      <Link className={classes.link} to={`${JOBS_PATH}/${job.repeatsGuid}`}>
        come {job.repeatsNumber}
      </Link>
    );
  return '—';
}

function Fields({ job, mayWrite }: SummaryPanelProps) {
  const { act, isBusy } = useAct([JOBS]);
  const disabled = !mayWrite || isBusy;
  return (
    <div className={classes.fields} style={{ marginTop: 'var(--s4)' }}>
      <DayField
        label="Consegna concordata"
        disabled={disabled}
        value={job.due ?? ''}
        onDay={(due) => void act(() => updateJob(job, { due }), `Consegna al ${formatDay(due)}.`)}
      />
      <NativeSelect
        label="Materiale"
        disabled={disabled}
        value={job.materialState}
        data={Object.entries(materialStateWords).map(([value, label]) => ({ value, label }))}
        onChange={(event) => {
          const materialState = event.currentTarget.value as Job['materialState'];
          void act(() => updateJob(job, { materialState }), materialStateWords[materialState]);
        }}
      />
      {job.materialState === 'ordered' ? (
        <DayField
          label="Arrivo del materiale"
          disabled={disabled}
          value={job.materialDue ?? ''}
          onDay={(materialDue) =>
            void act(
              () => updateJob(job, { materialDue }),
              `Materiale in arrivo il ${formatDay(materialDue)}.`,
            )
          }
        />
      ) : null}
      <Checkbox
        label="Urgente"
        disabled={disabled}
        checked={job.urgent}
        onChange={(event) => {
          const urgent = event.currentTarget.checked;
          void act(() => updateJob(job, { urgent }), urgent ? 'Segnata come urgente.' : 'Non è più urgente.');
        }}
      />
      <div style={{ gridColumn: '1 / -1' }}>
        <NotesField job={job} mayWrite={mayWrite} />
      </div>
    </div>
  );
}
