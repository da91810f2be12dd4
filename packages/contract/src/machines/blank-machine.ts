import type { MachineFields } from './machines.ts';

const noAxes = { x: null, y: null, z: null };
const noRotaryAxes = { a: null, b: null, c: null };

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
    rotaryRapid: noRotaryAxes,
    rotaryAcceleration: noRotaryAxes,
    home: noAxes,
    jerk: null,
    cornerTolerance: null,
    toolChange: 5,
    spindleRamp: 2,
    blockTime: 1,
    rapidMode: 'linear',
  },
  timedJobs: [],
  rateMode: 'typed',
  hourlyRate: null,
  rateInput: null,
  rateConfirmed: true,
  calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
  tags: [],
  notes: '',
});
