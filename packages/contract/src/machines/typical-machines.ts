import { euros } from '@truciolo/money';
import { typicalCost } from '@truciolo/quote';
import type { HourlyCostInput, MachineDynamics, MachineFields } from './machines.ts';

/**
 * The worked example of the guided hourly cost, with the figures that differ from machine to machine. The operator's
 * share of the hour makes the calculation come close to the machine's rate; it has two decimals, as a person would type.
 */
const costOf = (purchase: number, power: number, manning: number): HourlyCostInput => ({
  ...typicalCost,
  purchase: euros(purchase),
  residual: euros(purchase * 0.1),
  power,
  manning,
});

const dynamics = (
  rapid: number,
  acceleration: number,
  toolChange: number,
  hasY: boolean,
): MachineDynamics => ({
  rapid: { x: rapid, y: hasY ? rapid : null, z: rapid },
  acceleration: { x: acceleration, y: hasY ? acceleration : null, z: acceleration },
  rotaryRapid: { a: null, b: null, c: null },
  rotaryAcceleration: { a: null, b: null, c: null },
  home: { x: null, y: null, z: null },
  jerk: 50,
  cornerTolerance: 0.02,
  toolChange,
  spindleRamp: hasY ? 2 : 3,
  blockTime: 1,
  rapidMode: hasY ? 'linear' : 'dogleg',
});

const shared = {
  maker: '',
  year: null,
  maxWeight: null,
  spindleMin: null,
  spindleTorque: null,
  rateMode: 'typed',
  rateConfirmed: false,
  notes: 'Valori tipici di partenza: conferma la tariffa e i limiti della tua macchina.',
} as const satisfies Partial<MachineFields>;

/** Values that the five machines share: unknown maker, eight hours from Monday to Friday. */
const machine = (
  own: Omit<MachineFields, keyof typeof shared | 'calendar' | 'tags' | 'timedJobs'>,
): MachineFields => ({
  ...shared,
  calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
  tags: [],
  timedJobs: [],
  ...own,
});

/** Five machines a small shop is likely to have; rates are the middle of the usual Italian ranges. */
export const typicalMachines: readonly MachineFields[] = [
  machine({
    code: 'TC-1',
    name: 'Tornio CNC 2 assi',
    kind: 'tornio',
    travel: { x: 220, y: null, z: 550 },
    maxDiameter: 280,
    maxLength: 500,
    spindleMax: 4000,
    spindlePower: 15,
    barFeeder: true,
    dynamics: dynamics(24, 3, 1.2, false),
    hourlyRate: euros(40),
    rateInput: costOf(90_000, 12, 0.8),
  }),
  machine({
    code: 'TM-1',
    name: 'Tornio con motorizzati e asse Y',
    kind: 'tornio-motorizzato',
    travel: { x: 250, y: 100, z: 600 },
    maxDiameter: 300,
    maxLength: 550,
    spindleMax: 5000,
    spindlePower: 18,
    barFeeder: true,
    dynamics: dynamics(30, 4, 1.2, false),
    hourlyRate: euros(55),
    rateInput: costOf(180_000, 18, 0.87),
  }),
  machine({
    code: 'CV-1',
    name: 'Centro di lavoro verticale 3 assi',
    kind: 'centro-3-assi',
    travel: { x: 1000, y: 550, z: 550 },
    maxDiameter: null,
    maxLength: 1000,
    spindleMax: 12_000,
    spindlePower: 15,
    barFeeder: false,
    dynamics: dynamics(30, 4, 5, true),
    hourlyRate: euros(47.5),
    rateInput: costOf(120_000, 15, 0.91),
  }),
  machine({
    code: 'C5-1',
    name: 'Centro di lavoro 5 assi',
    kind: 'centro-5-assi',
    travel: { x: 700, y: 600, z: 500 },
    maxDiameter: 500,
    maxLength: 500,
    spindleMax: 15_000,
    spindlePower: 22,
    barFeeder: false,
    dynamics: dynamics(40, 5, 5, true),
    hourlyRate: euros(70),
    rateInput: costOf(280_000, 22, 0.89),
  }),
  machine({
    code: 'SG-1',
    name: 'Segatrice a nastro',
    kind: 'segatrice',
    travel: { x: null, y: null, z: null },
    maxDiameter: 260,
    maxLength: null,
    spindleMax: null,
    spindlePower: 2.2,
    barFeeder: false,
    dynamics: { ...dynamics(10, 1, 0, false), spindleRamp: 0 },
    hourlyRate: euros(30),
    rateInput: costOf(15_000, 2.2, 0.85),
  }),
];
