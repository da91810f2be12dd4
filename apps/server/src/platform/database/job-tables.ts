import type {
  AccountingLayout,
  AccountingProgram,
  Dimension,
  JobState,
  Measure,
  PhaseState,
  PlannedAmounts,
  PlannedPhase,
  RackShape,
  TimeJudgement,
  WorkEventKind,
} from '@truciolo/jobs';
import type { Money } from '@truciolo/money';
import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedJson, Instant, Json, MaybeInstant } from './column-types.ts';

/** `YYYY-MM-DD` on both engines. */
type Day = ColumnType<string, string, string>;
type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface JobCountersTable {
  companyGuid: string;
  kind: 'order' | 'job' | 'ddt';
  year: number;
  last: number;
}

interface OrdersTable {
  guid: string;
  companyGuid: string;
  number: string;
  year: number;
  serial: number;
  quoteGuid: string | null;
  quoteRevision: number | null;
  customerGuid: string | null;
  customerName: string;
  buyerNumber: Defaulted<string>;
  buyerDate: MaybeDay;
  notes: Defaulted<string>;
  createdBy: string;
  createdAt: Instant;
}

export interface JobsTable {
  guid: string;
  companyGuid: string;
  number: string;
  year: number;
  serial: number;
  state: JobState;
  stateReason: Defaulted<string>;
  orderGuid: string | null;
  quoteGuid: string | null;
  quoteRevision: number | null;
  positionId: string | null;
  repeatsGuid: Defaulted<string | null>;
  customerGuid: string | null;
  customerName: string;
  code: string;
  description: string;
  drawing: string;
  drawingRevision: string;
  material: string;
  materialGroup: Defaulted<string>;
  stock: Defaulted<string>;
  partWeight: Defaulted<number | null>;
  quantity: number;
  started: number;
  stockWeight: number | null;
  bars: number | null;
  barWeight: Defaulted<number | null>;
  materialState: Defaulted<'to-order' | 'ordered' | 'here'>;
  materialDue: MaybeDay;
  due: MaybeDay;
  urgent: Defaulted<boolean>;
  notes: Defaulted<string>;
  checks: DefaultedJson<Dimension[]>;
  phases: Defaulted<number>;
  phasesDone: Defaulted<number>;
  phasesPaused: Defaulted<number>;
  plannedMinutes: Defaulted<number>;
  actualMinutes: Defaulted<number>;
  good: Defaulted<number>;
  scrap: Defaulted<number>;
  delivered: Defaulted<number>;
  questions: Defaulted<number>;
  finishedAt: MaybeInstant;
  searchKey: string;
  archivedAt: MaybeInstant;
  createdBy: string;
  createdAt: Instant;
  updatedAt: Instant;
  version: Defaulted<number>;
}

interface JobMaterialsTable {
  guid: string;
  companyGuid: string;
  jobGuid: string;
  itemGuid: string;
  pieces: number;
  state: Defaulted<'reserved' | 'taken'>;
  covers: boolean;
  material: string;
  shape: RackShape;
  width: number;
  thickness: number | null;
  length: number;
  batch: string;
  place: string;
  remnantLength: Defaulted<number | null>;
  createdBy: string;
  createdAt: Instant;
  takenAt: MaybeInstant;
}

/** 1/10,000 € */
interface JobAmountsTable {
  jobGuid: string;
  companyGuid: string;
  unit: Money;
  total: Money;
  fullCost: Money;
  byCategory: Json<PlannedAmounts['byCategory']>;
  phases: Json<Readonly<Record<string, PlannedPhase['costs']>>>;
  material: Defaulted<Money | null>;
  actualCost: Defaulted<Money | null>;
  cancelledTotal: Defaulted<Money | null>;
  returnedTotal: Defaulted<Money>;
  materialPrice: Defaulted<Money | null>;
  invoiced: DefaultedJson<Readonly<Record<string, Money>>>;
}

export interface JobPhasesTable {
  guid: string;
  companyGuid: string;
  jobGuid: string;
  place: number;
  name: string;
  kind: PlannedPhase['kind'];
  workGuid: string | null;
  machineGuid: string | null;
  machineName: Defaulted<string>;
  setupMinutes: Defaulted<number>;
  runMinutes: Defaulted<number>;
  attendedMinutes: Defaulted<number>;
  supplier: Defaulted<string>;
  leadDays: Defaulted<number>;
  outOn: MaybeDay;
  backOn: MaybeDay;
  plannedStart: MaybeInstant;
  plannedEnd: MaybeInstant;
  isLocked: Defaulted<boolean>;
  state: Defaulted<PhaseState>;
  actualMinutes: Defaulted<number>;
  good: Defaulted<number>;
  scrap: Defaulted<number>;
  startedAt: MaybeInstant;
  finishedAt: MaybeInstant;
  runningSince: MaybeInstant;
  questions: Defaulted<number>;
  measuredRatio: Defaulted<number>;
  fromNc: Defaulted<boolean>;
  judgement: Defaulted<TimeJudgement | null>;
}

export interface WorkEventsTable {
  guid: string;
  companyGuid: string;
  jobGuid: string;
  phaseGuid: string;
  userGuid: string;
  person: string;
  kind: WorkEventKind;
  at: Instant;
  offsetSeconds: Defaulted<number>;
  receivedAt: Instant;
  good: Defaulted<number>;
  scrap: Defaulted<number>;
  reason: Defaulted<string>;
  note: Defaulted<string>;
  about: Defaulted<string | null>;
  minutes: Defaulted<number | null>;
  measure: ColumnType<Measure | null, string | null | undefined, string | null>;
  floorPersonGuid: Defaulted<string | null>;
}

export interface FloorPhotosTable {
  guid: string;
  companyGuid: string;
  phaseGuid: string;
  person: string;
  at: Instant;
  name: string;
  type: string;
  bytes: number;
  file: string;
  viewFile: string | null;
  viewType: string | null;
  uploadedBy: string;
  createdAt: Instant;
}

export interface FloorPeopleTable {
  guid: string;
  companyGuid: string;
  name: string;
  pinHash: string;
  badgeHash: Defaulted<string | null>;
  archivedAt: MaybeInstant;
  createdBy: string;
  createdAt: Instant;
}

interface DdtsTable {
  guid: string;
  companyGuid: string;
  number: string;
  year: number;
  serial: number;
  seriesGuid: Defaulted<string | null>;
  date: Day;
  customerGuid: string | null;
  customerName: string;
  destination: Defaulted<string>;
  reason: Defaulted<string>;
  carrier: Defaulted<string>;
  packages: number | null;
  weight: number | null;
  appearance: Defaulted<string>;
  notes: Defaulted<string>;
  createdBy: string;
  createdAt: Instant;
}

interface DdtInvoicesTable {
  ddtGuid: string;
  companyGuid: string;
  number: string;
  date: Day;
  createdBy: string;
  createdAt: Instant;
}

interface DdtLinesTable {
  ddtGuid: string;
  companyGuid: string;
  place: number;
  jobGuid: string;
  quantity: number;
}

/** 1/10,000 € */
interface OrderChargesTable {
  orderGuid: string;
  companyGuid: string;
  place: number;
  source: string;
  label: string;
  amount: Money;
  ddtGuid: Defaulted<string | null>;
}

/** 1/10,000 € */
interface DdtAmountsTable {
  ddtGuid: string;
  place: number;
  companyGuid: string;
  amount: Money;
}

interface DdtAnnulmentsTable {
  ddtGuid: string;
  companyGuid: string;
  reason: string;
  createdBy: string;
  createdAt: Instant;
}

/** 1/10,000 € */
interface DdtReturnsTable {
  guid: string;
  companyGuid: string;
  ddtGuid: string;
  place: number;
  quantity: number;
  amount: Money | null;
  isReplaced: boolean;
  date: Day;
  reason: string;
  createdBy: string;
  createdAt: Instant;
}

interface ReturnCreditsTable {
  returnGuid: string;
  companyGuid: string;
  number: string;
  date: Day;
  createdBy: string;
  createdAt: Instant;
}

interface SupplierLeadTimesTable {
  companyGuid: string;
  supplier: string;
  days: number;
}

interface NumberSeriesTable {
  guid: string;
  companyGuid: string;
  kind: 'invoice' | 'credit' | 'ddt';
  name: string;
  format: string;
  /** Computed by the database. */
  formatKey: Defaulted<string>;
  active: Defaulted<boolean>;
  createdBy: string;
  createdAt: Instant;
}

interface SeriesCountersTable {
  seriesGuid: string;
  companyGuid: string;
  year: number;
  last: number;
}

interface FiscalNumbersTable {
  companyGuid: string;
  kind: 'invoice' | 'credit';
  year: number;
  number: string;
  seriesGuid: string | null;
  serial: number | null;
}

interface AccountingLayoutsTable {
  companyGuid: string;
  program: AccountingProgram;
  layout: Json<AccountingLayout>;
}

export interface JobSchema {
  numberSeries: NumberSeriesTable;
  seriesCounters: SeriesCountersTable;
  fiscalNumbers: FiscalNumbersTable;
  accountingLayouts: AccountingLayoutsTable;
  jobCounters: JobCountersTable;
  orders: OrdersTable;
  jobs: JobsTable;
  jobAmounts: JobAmountsTable;
  jobMaterials: JobMaterialsTable;
  jobPhases: JobPhasesTable;
  workEvents: WorkEventsTable;
  floorPeople: FloorPeopleTable;
  floorPhotos: FloorPhotosTable;
  ddts: DdtsTable;
  ddtLines: DdtLinesTable;
  ddtInvoices: DdtInvoicesTable;
  orderCharges: OrderChargesTable;
  ddtAmounts: DdtAmountsTable;
  ddtAnnulments: DdtAnnulmentsTable;
  ddtReturns: DdtReturnsTable;
  returnCredits: ReturnCreditsTable;
  supplierLeadTimes: SupplierLeadTimesTable;
}
