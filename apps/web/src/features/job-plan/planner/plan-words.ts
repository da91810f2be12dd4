import type { PlanInput } from '@truciolo/contract';
import { writeTimeOfDay } from '@truciolo/italian';
import {
  BENCH,
  EXTERNAL,
  type InputPhase,
  materialDay,
  type SlippedPhase,
  slippedPhases,
} from '@truciolo/jobs';
import {
  brokenLockText,
  dayOf,
  lateReasonText,
  leftOutText,
  MINUTES_A_DAY,
  type Minute,
  type Names,
  type Plan,
  type PlannedJob,
  shortDay,
} from '@truciolo/planning';

export type PlanJob = PlanInput['jobs'][number];

/** Colours of the bars, job by job. */
const COLOURS = ['--d2', '--d3', '--d4', '--d5', '--d6'];

/** Names of the ids of a plan. */
export interface PlanNames extends Names {
  readonly jobs: ReadonlyMap<string, PlanJob>;
  /** The colour of the job's bars. */
  readonly colour: (job: string) => string;
  readonly phases: ReadonlyMap<string, InputPhase>;
  /** Arrival day of missing material, by job. */
  readonly material: ReadonlyMap<string, Minute>;
  /** Remarks that hold for every plan. */
  readonly remarks: readonly Remark[];
}

/** Phases on an archived machine: they keep their place until a user decides. */
function onArchived(input: PlanInput): Remark[] {
  const archived = new Map(
    input.machines.flatMap(({ guid, code, isArchived }) => (isArchived ? [[guid, code] as const] : [])),
  );
  return input.jobs.flatMap((job) =>
    job.phases.flatMap(({ name, machineGuid }): Remark[] => {
      const code = machineGuid === null ? undefined : archived.get(machineGuid);
      const text = `${name}: la macchina ${code} è archiviata, ripristinala o scegli un’altra macchina`;
      return code === undefined ? [] : [{ job: job.guid, tone: 'warn', text }];
    }),
  );
}

const awaitedDays = (input: PlanInput) =>
  input.jobs.flatMap((job): [string, Minute][] => {
    const day = materialDay(job, input);
    return day === null ? [] : [[job.guid, day * MINUTES_A_DAY]];
  });

/** Jobs without their material. */
function awaited(input: PlanInput): Remark[] {
  const days = new Map(awaitedDays(input));
  return input.jobs.flatMap(({ guid, materialState, materialDue }): Remark[] => {
    const from = days.get(guid);
    if (from === undefined) return [];
    const known = materialState === 'ordered' && materialDue !== null;
    const what = materialState === 'to-order' ? 'materiale da ordinare' : 'materiale ordinato';
    const text = known
      ? `manca il materiale: arriva il ${shortDay(from)}`
      : `${what}: non prima del ${shortDay(from)}`;
    return [{ job: guid, tone: 'warn', text }];
  });
}

const slipWords: Readonly<Record<SlippedPhase['because'], (machine: string) => string>> = {
  material: () => 'manca il materiale',
  closed: (machine) => `${machine} è chiusa`,
  'not-begun': () => 'non è partita',
  taken: (machine) => `${machine} è occupata da ciò che slitta`,
};

/** Deviations from the plan in force, until it is planned again. */
export const slipRemarks = (input: PlanInput, plan: Plan, names: PlanNames): Remark[] =>
  slippedPhases(input, plan).map(({ job, phase, machine, planned, start, because }) => ({
    job,
    tone: 'bad',
    text: `${names.phase(phase)} del ${momentText(planned)}: ${slipWords[because](names.machine(machine))}, non prima del ${because === 'material' ? shortDay(start) : momentText(start)}. Ripianifica.`,
  }));

export function planNames(input: PlanInput): PlanNames {
  const codes = new Map(input.machines.map(({ guid, code }) => [guid, code]));
  const phases = new Map(
    input.jobs.flatMap((job) => job.phases.map((phase) => [phase.guid, phase] as const)),
  );
  const colours = new Map(
    input.jobs.map(({ guid }, index) => [guid, `var(${COLOURS[index % COLOURS.length]})`]),
  );
  return {
    jobs: new Map(input.jobs.map((job) => [job.guid, job])),
    colour: (job) => colours.get(job) ?? 'var(--d2)',
    phases,
    remarks: [...awaited(input), ...onArchived(input)],
    material: new Map(awaitedDays(input)),
    machine: (id) => codes.get(id) ?? (id === EXTERNAL ? 'Esterno' : id === BENCH ? 'Banco' : id),
    phase: (id) => phases.get(id)?.name ?? id,
  };
}

/** "24/11 10:00" */
export function momentText(minute: Minute): string {
  const inDay = minute - dayOf(minute) * MINUTES_A_DAY;
  return `${shortDay(minute)} ${writeTimeOfDay(inDay)}`;
}

/** Whole days, at least one. */
export const lateDays = ({ late }: PlannedJob): number => Math.max(1, Math.ceil(late / MINUTES_A_DAY));

export interface Remark {
  readonly job: string;
  readonly text: string;
  readonly tone: 'bad' | 'warn';
}

/** All remarks on a plan: late jobs first. */
export function remarksOf(plan: Plan, names: PlanNames): Remark[] {
  const late = plan.jobs.flatMap((job): Remark[] => {
    if (job.late <= 0 || !job.reason) return [];
    return [
      {
        job: job.job,
        tone: 'bad',
        text: `+${lateDays(job)} gg: ${lateReasonText(job.reason, names)}`,
      },
    ];
  });
  const left = plan.leftOut.map(
    ({ job, reason }): Remark => ({
      job,
      tone: 'warn',
      text: `fuori dal piano: ${leftOutText(reason, names)}`,
    }),
  );
  const broken = plan.brokenLocks.map(
    (lock): Remark => ({ job: lock.job, tone: 'warn', text: brokenLockText(lock, names) }),
  );
  return [...late, ...names.remarks, ...left, ...broken];
}
