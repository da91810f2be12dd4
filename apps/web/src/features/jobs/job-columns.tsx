import type { JobRow } from '@truciolo/contract';
import { isLate } from '@truciolo/jobs';
import { inEuro } from '@truciolo/money';
import { Meter } from '../../components/meter/meter.tsx';
import { Pill, Tag } from '../../components/tags/pill.tsx';
import { hours } from '../../entities/jobs/hours.ts';
import { jobStateWord, materialStateWords } from '../../entities/jobs/job-states.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay, romeDay } from '../../lib/format/rome-day.ts';
import type { RegistryColumn } from '../../registry/definition/registry-definition.ts';
import classes from './components/jobs.module.css';
import { nextText } from './missing-text.ts';

/** The promised day, red once it has passed. */
export function Due({ job }: { readonly job: Pick<JobRow, 'due' | 'state'> }) {
  if (job.due === null) return <span className="dim">—</span>;
  const late = isLate(job.state, job.due, romeDay(new Date()));
  return <span className={late ? classes.late : undefined}>{formatDay(job.due)}</span>;
}

export const partName = ({ code, description }: Pick<JobRow, 'code' | 'description'>): string =>
  [code, description.split('\n')[0]].filter(Boolean).join(' · ');

export const jobColumns: readonly RegistryColumn<JobRow>[] = [
  {
    key: 'number',
    label: 'Numero',
    width: 108,
    phoneWidth: 98,
    essential: true,
    cell: (row) => <span className="mono">{row.number}</span>,
  },
  {
    key: 'state',
    label: 'Stato',
    width: 124,
    cell: (row) => <Pill tone={jobStateWord(row.state).tone}>{jobStateWord(row.state).label}</Pill>,
  },
  {
    key: 'customerName',
    label: 'Cliente',
    width: 120,
    grow: true,
    cell: (row) => <b title={row.customerName}>{row.customerName || '—'}</b>,
  },
  {
    key: 'code',
    label: 'Pezzo',
    width: 150,
    phoneWidth: 76,
    essential: true,
    grow: true,
    cell: (row) => (
      <span className={classes.part}>
        <span className={classes.partName} title={partName(row)}>
          {partName(row)}
        </span>
        {row.urgent ? <Tag tone="warn">urgente</Tag> : null}
        {row.questions > 0 ? <Tag tone="warn">da chiarire</Tag> : null}
      </span>
    ),
  },
  {
    key: 'quantity',
    label: 'Pezzi',
    width: 54,
    phoneWidth: 50,
    essential: true,
    numeric: true,
    cell: (row) => formatNumber(row.quantity),
  },
  {
    key: 'due',
    label: 'Consegna',
    width: 92,
    phoneWidth: 104,
    essential: true,
    numeric: true,
    cell: (row) => <Due job={row} />,
  },
  {
    key: 'progress',
    label: 'Fasi',
    width: 92,
    cell: (row) => (
      <span className={classes.progress}>
        <Meter value={row.phasesDone} total={row.phases} label="Fasi finite" /> {row.phasesDone}/{row.phases}
      </span>
    ),
  },
  {
    key: 'next',
    label: 'Ora o dopo',
    width: 104,
    cell: (row) => {
      const next = nextText(row) || '—';
      return (
        <span className="muted" title={next}>
          {next}
        </span>
      );
    },
  },
  {
    key: 'hours',
    label: 'Ore',
    width: 88,
    numeric: true,
    cell: (row) => (
      <>
        <b>{hours(row.actualMinutes)}</b> <span className="dim">/ {hours(row.plannedMinutes)}</span>
      </>
    ),
  },
  {
    key: 'material',
    label: 'Materiale',
    width: 110,
    optional: true,
    cell: (row) => materialStateWords[row.materialState],
  },
  {
    key: 'total',
    label: 'Valore',
    unit: '€',
    width: 90,
    numeric: true,
    cell: (row) => (row.total === null ? <span className="dim">—</span> : formatNumber(inEuro(row.total), 2)),
  },
  {
    key: 'updatedAt',
    label: 'Modificata',
    width: 92,
    numeric: true,
    optional: true,
    cell: (row) => formatDate(row.updatedAt),
  },
];
