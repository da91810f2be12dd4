import type { HourlyCostInput, MachineFields } from '@truciolo/contract';
import { euros } from '@truciolo/money';

const noAxes = { x: null, y: null, z: null };

/** Start of a new machine: eight hours from Monday to Friday, nothing known of the rest. */
export const blankMachine = (): MachineFields => ({
  code: '',
  name: '',
  kind: 'centro-3-assi',
  maker: '',
  year: null,
  travel: noAxes,
  maxDiameter: null,
  maxLength: null,
  maxWeight: null,
  spindleMin: null,
  spindleMax: null,
  spindlePower: null,
  spindleTorque: null,
  barFeeder: false,
  dynamics: {
    rapid: noAxes,
    acceleration: noAxes,
    jerk: null,
    cornerTolerance: null,
    toolChange: 5,
    spindleRamp: 2,
    blockTime: 1,
    rapidMode: 'linear',
  },
  rateMode: 'typed',
  hourlyRate: null,
  rateInput: null,
  rateConfirmed: true,
  calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
  tags: [],
  notes: '',
});

/** A vertical machining centre of a small shop: the worked example of the guided calculation. */
export const typicalCost: HourlyCostInput = {
  purchase: euros(120_000),
  residual: euros(12_000),
  years: 8,
  interest: 5,
  area: 25,
  areaCost: euros(80),
  maintenance: 4,
  insurance: 0.5,
  consumables: euros(1200),
  daysPerYear: 220,
  hoursPerShift: 8,
  shifts: 1,
  saturation: 75,
  power: 15,
  load: 40,
  energyCost: euros(0.22),
  tools: euros(3),
  operatorCost: euros(26.25),
  manning: 1,
  overheads: 0,
};
