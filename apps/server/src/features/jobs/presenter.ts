import { type Job, type JobPhase, type JobRow, seesPrices } from '@truciolo/contract';
import type { Selectable } from 'kysely';
import type { JobPhasesTable, JobsTable } from '../../platform/database/job-tables.ts';
import type { Viewer } from '../quotes/index.ts';
import type { JobRecord } from './repository.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type Listed = Selectable<JobsTable> & Pick<JobRow, 'orderNumber' | 'nextPhase' | 'nextMachine' | 'total'>;

/** The row for this viewer: the shop floor gets no amounts. */
export const presentJobRow = (row: Listed, viewer: Viewer): JobRow => ({
  guid: row.guid,
  number: row.number,
  state: row.state,
  stateReason: row.stateReason,
  orderGuid: row.orderGuid,
  orderNumber: row.orderNumber,
  customerGuid: row.customerGuid,
  customerName: row.customerName,
  code: row.code,
  description: row.description,
  material: row.material,
  materialState: row.materialState,
  materialDue: row.materialDue,
  quantity: row.quantity,
  good: row.good,
  scrap: row.scrap,
  delivered: row.delivered,
  due: row.due,
  urgent: row.urgent,
  phases: row.phases,
  phasesDone: row.phasesDone,
  nextPhase: row.nextPhase,
  nextMachine: row.nextMachine,
  plannedMinutes: row.plannedMinutes,
  actualMinutes: row.actualMinutes,
  questions: row.questions,
  total: seesPrices(viewer) ? row.total : null,
  finishedAt: iso(row.finishedAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: iso(row.archivedAt),
  version: row.version,
});

export const presentPhase = ({
  companyGuid: _company,
  measuredRatio: _ratio,
  fromNc: _fromNc,
  judgement: _judgement,
  ...phase
}: Selectable<JobPhasesTable>): JobPhase => ({
  ...phase,
  plannedStart: iso(phase.plannedStart),
  plannedEnd: iso(phase.plannedEnd),
  startedAt: iso(phase.startedAt),
  finishedAt: iso(phase.finishedAt),
  runningSince: iso(phase.runningSince),
});

export const presentJob = (
  job: JobRecord,
  phases: readonly Selectable<JobPhasesTable>[],
  ddts: Job['ddts'],
  viewer: Viewer,
): Job => ({
  ...presentJobRow(job, viewer),
  drawing: job.drawing,
  drawingRevision: job.drawingRevision,
  started: job.started,
  stock: job.stock,
  stockWeight: job.stockWeight,
  bars: job.bars,
  notes: job.notes,
  checks: job.checks,
  quoteGuid: job.quoteGuid,
  quoteNumber: job.quoteNumber,
  quoteRevision: job.quoteRevision,
  newestRevision: job.newestRevision,
  positionId: job.positionId,
  repeatsGuid: job.repeatsGuid,
  repeatsNumber: job.repeatsNumber,
  buyerNumber: job.buyerNumber,
  buyerDate: job.buyerDate,
  ddts,
  phaseList: phases.map(presentPhase),
});
