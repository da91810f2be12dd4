import { type MachineKind, machineKinds } from '@truciolo/cycle';
import { z } from 'zod';
import { money, positive, share } from '../kit/amounts.ts';
import { instant, requiredText, text } from '../kit/fields.ts';
import { registry } from '../registries/registry.ts';

export type { MachineKind };

const optionalPositive = positive.nullable();

/** Inputs of the guided hourly cost; amounts in 1/10,000 €, shares in %. */
const hourlyCostInput = z.strictObject({
  purchase: money,
  residual: money,
  years: positive.max(50, { error: 'Al massimo 50 anni.' }),
  interest: share,
  area: z.number().min(0).max(10_000),
  areaCost: money,
  maintenance: share,
  insurance: share,
  consumables: money,
  daysPerYear: positive.max(366, { error: 'Al massimo 366 giorni.' }),
  hoursPerShift: positive.max(24, { error: 'Al massimo 24 ore.' }),
  shifts: positive.max(4),
  saturation: positive.max(100, { error: 'Al massimo 100 %.' }),
  power: z.number().min(0).max(10_000),
  load: share,
  energyCost: money,
  tools: money,
  operatorCost: money,
  manning: z.number().min(0).max(10),
  overheads: z.number().min(0).max(500),
});
export type HourlyCostInput = z.output<typeof hourlyCostInput>;

const axes = z.strictObject({ x: optionalPositive, y: optionalPositive, z: optionalPositive });
const rotaryAxes = z.strictObject({ a: optionalPositive, b: optionalPositive, c: optionalPositive });
const coordinate = z
  .number()
  .min(-100_000, { error: 'Oltre 100 metri.' })
  .max(100_000, { error: 'Oltre 100 metri.' })
  .nullable();

/** Data of the control and the axes that the CAM analyzer needs. */
const machineDynamics = z.strictObject({
  /** m/min */
  rapid: axes,
  /** m/s² */
  acceleration: axes,
  /** Rotary axes, 1/min */
  rotaryRapid: rotaryAxes,
  /** °/s² */
  rotaryAcceleration: rotaryAxes,
  /** Reference point (G28, G53 0) in mm from the part's zero, X of a lathe as diameter; null = end of the travel. */
  home: z.strictObject({ x: coordinate, y: coordinate, z: coordinate }),
  /** m/s³; null = not limited */
  jerk: optionalPositive,
  /** Corner tolerance of the control, mm. */
  cornerTolerance: optionalPositive,
  /** Chip to chip, s. */
  toolChange: z.number().min(0).max(600),
  /** From standstill to full speed, s. */
  spindleRamp: z.number().min(0).max(60),
  /** Least time of a block, ms. */
  blockTime: z.number().min(0).max(100),
  rapidMode: z.enum(['linear', 'dogleg']),
});
export type MachineDynamics = z.output<typeof machineDynamics>;

const seconds = z.number().min(0).max(1e7);

/** An NC program timed on the machine: planned time and measured time. */
const timedJob = z.strictObject({
  cutting: seconds,
  rapid: seconds,
  toolChange: seconds,
  other: seconds,
  measured: seconds,
  /** The job of the phase; left out where a person read the clock. */
  job: text(40).optional(),
});
export type TimedJob = z.output<typeof timedJob>;
/** Beyond this limit the oldest are dropped. */
export const MOST_TIMED_JOBS = 30;

/** Hours of work on each day of the week, Monday first, and days that differ. */
const machineCalendar = z.strictObject({
  week: z
    .array(z.number().min(0, { error: 'Da 0 a 24 ore.' }).max(24, { error: 'Da 0 a 24 ore.' }))
    .length(7),
  exceptions: z
    .array(
      z
        .strictObject({
          date: z.iso.date({ error: 'Data non valida.' }),
          /** The last day of a range; absent or null = the one day. */
          until: z.iso.date({ error: 'Data non valida.' }).nullable().optional(),
          hours: z.number().min(0).max(24),
          note: text(200),
        })
        .refine(({ date, until }) => !until || date <= until, {
          error: 'L’ultimo giorno viene prima del primo.',
          path: ['until'],
        }),
    )
    .max(500),
});

export type MachineCalendar = z.output<typeof machineCalendar>;

export const machineFields = z.strictObject({
  code: requiredText(30, 'Inserisci il codice'),
  name: requiredText(200, 'Inserisci il nome'),
  kind: z.enum(machineKinds, { error: 'Scegli il tipo.' }),
  maker: text(100),
  year: z.int().min(1900, { error: 'Anno non valido.' }).max(2100, { error: 'Anno non valido.' }).nullable(),
  /** mm */
  travel: axes,
  maxDiameter: optionalPositive,
  maxLength: optionalPositive,
  /** kg */
  maxWeight: optionalPositive,
  /** 1/min */
  spindleMin: z.number().min(0).max(200_000).nullable(),
  spindleMax: optionalPositive,
  /** kW */
  spindlePower: optionalPositive,
  /** Nm */
  spindleTorque: optionalPositive,
  barFeeder: z.boolean(),
  dynamics: machineDynamics,
  /** Newest first; they calibrate the times of NC programs. */
  timedJobs: z.array(timedJob).max(MOST_TIMED_JOBS),
  rateMode: z.enum(['typed', 'guided']),
  /** 1/10,000 €/h; null = not known, never taken as zero. */
  hourlyRate: money.nullable(),
  rateInput: hourlyCostInput.nullable(),
  /** False for the shipped starting values until a user confirms them. */
  rateConfirmed: z.boolean(),
  calendar: machineCalendar,
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type MachineFields = z.output<typeof machineFields>;

export const machines = registry({
  path: 'machines',
  what: 'machines',
  scopes: { read: 'machines:read' },
  entity: 'machine',
  label: 'Macchina',
  sheet: 'Parco macchine',
  missing: 'Questa macchina non è nel parco macchine: scegline un’altra.',
  fields: machineFields,
  kept: {
    /** When the hourly rate was last set or confirmed; null while there is none. */
    rateDate: instant.nullable(),
  },
});
export type Machine = z.output<typeof machines.row>;
