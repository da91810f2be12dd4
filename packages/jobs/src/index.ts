export { jobActuals } from './actuals/actuals.ts';
export { creditAmount, deliveryAmount } from './delivery/delivery-amount.ts';
export {
  deliveryExcess,
  homeOfCharges,
  type Leaving,
  readyPieces,
  stateAfterReturn,
} from './delivery/delivery-note.ts';
export { isBackdated } from './floor/backdated.ts';
export { correctClock } from './floor/correct-clock.ts';
export {
  type FoldedPhase,
  foldEvents,
  LONGEST_STRETCH_HOURS,
  type Remark,
  type Stretch,
} from './floor/fold-events.ts';
export { type Dimension, isOutside, limitsOf, type Measure } from './floor/measure.ts';
export { type EventStore, type Outbox, openOutbox } from './floor/outbox.ts';
export { isAttended, shortBefore } from './floor/piece-flow.ts';
export { workDay } from './floor/work-day.ts';
export {
  PAUSE_REASONS,
  SCRAP_REASONS,
  WORK_EVENT_KINDS,
  type WorkEvent,
  type WorkEventKind,
} from './floor/work-event.ts';
export { ACCOUNTING_FIELDS } from './invoicing/accounting/accounting-fields.data.ts';
export {
  ACCOUNTING_DATES,
  ACCOUNTING_SEPARATORS,
  type AccountingField,
  type AccountingLayout,
} from './invoicing/accounting/accounting-layout.ts';
export {
  ACCOUNTING_PROGRAM_NAMES,
  ACCOUNTING_PROGRAMS,
  type AccountingProgram,
} from './invoicing/accounting/accounting-programs.data.ts';
export { writeAccountingCsv } from './invoicing/accounting/write-accounting-csv.ts';
export { invoiceProblems } from './invoicing/exchange-rules.ts';
export { writeFatturaPa } from './invoicing/fatturapa.ts';
export type { InvoiceBuyer, InvoiceDraft, InvoiceLine } from './invoicing/invoice-draft.ts';
export { TAX_REGIMES, type TaxRegime } from './invoicing/tax-regime.data.ts';
export { isTaxRegime, ORDINARY_REGIME } from './invoicing/tax-regime.ts';
export { vatNumberKey } from './invoicing/vat-number.ts';
export {
  type MeasuredPhase,
  ncObservationOf,
  observationOf,
  partFacts,
  TIME_JUDGEMENTS,
  type TimeJudgement,
  type WorkFacts,
  workKindOf,
} from './learning/measured-work.ts';
export {
  type Answer,
  askDelivery,
  type LoadAdvice,
  type MachineWeeks,
  machineLoads,
} from './machine-plan/ask-delivery.ts';
export { askedWork, type DeliveryPromise } from './machine-plan/delivery-promise.ts';
export { mergePlans, type PhasePlace, samePlace } from './machine-plan/merge-plans.ts';
export { needsPlan, planDays } from './machine-plan/plan-days.ts';
export {
  BENCH,
  EXTERNAL,
  type InputJob,
  type InputPhase,
  type Locks,
  materialDay,
  planInForce,
  planProblem,
  type SlippedPhase,
  slippedPhases,
  unplannedJobs,
} from './machine-plan/plan-problem.ts';
export { confirmOrder } from './plan/confirm-order.ts';
export {
  type PlannedAmounts,
  type PlannedJob,
  type PlannedPhase,
  planJob,
  pricesOf,
} from './plan/planned-job.ts';
export { isDoneForAll, splitCosts, splitPhases, splittable } from './plan/split-job.ts';
export { mmText, RACK_SHAPE_LABELS, RACK_SHAPES, type RackShape, rackText } from './rack/rack-item.ts';
export { remnantOf } from './rack/remnant.ts';
export {
  asksReason,
  isClosed,
  isLate,
  isOpenToFloor,
  isOver,
  JOB_STATE_LABELS,
  JOB_STATES,
  type JobState,
  mayMoveJob,
  nextJobStates,
  PHASE_STATE_LABELS,
  PHASE_STATES,
  type PhaseState,
  stateAfterFloor,
} from './state/job-state.ts';
export { finalPieces, goodOf, lacksPieces, missingGood, missingPieces } from './state/made-pieces.ts';
export {
  isMaterialMissing,
  MATERIAL_STATES,
  type MaterialState,
  materialAfter,
} from './state/material.ts';
