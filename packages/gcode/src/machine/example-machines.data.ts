import type { AxisLimits, Machine } from './machine.ts';

const axis = (rapid: number, acceleration: number, jerk: number, home: number | null = null): AxisLimits => ({
  rapid,
  acceleration,
  jerk,
  travel: null,
  home,
});

/** 40-taper machining centre: start values of the trade, to be set or calibrated for a real machine. */
export const DEFAULT_MILL: Machine = {
  name: 'Centro di lavoro verticale (valori tipici)',
  kind: 'mill',
  axes: {
    // Travels of 800 x 500 x 500 mm, the part in their middle.
    x: axis(30_000, 4000, 50_000, 400),
    y: axis(30_000, 4000, 50_000, 250),
    z: axis(30_000, 4000, 50_000, 250),
    a: axis(7200, 500, 0),
    b: axis(7200, 500, 0),
    c: axis(7200, 500, 0),
  },
  cornering: { rule: 'deviation', deviation: 0.02 },
  lookAhead: 200,
  blockTime: 0.001,
  rapidMode: 'dogleg',
  blendRapids: false,
  arcs: { mode: 'kept' },
  inPosition: 0.02,
  spindle: { max: 12_000, ramp: 2, overlap: true, orient: 0.6 },
  toolChange: { seconds: 5, perStation: 0, stations: 0 },
  mCodes: {},
  tools: [],
  rate: 0,
};

/** Two-axis lathe with a 12-station turret. */
export const DEFAULT_LATHE: Machine = {
  ...DEFAULT_MILL,
  name: 'Tornio CNC (valori tipici)',
  kind: 'lathe',
  axes: {
    ...DEFAULT_MILL.axes,
    // The turret at the end of its way: 200 mm off the centre line, 300 mm in front of the part.
    x: axis(24_000, 3000, 50_000, 400),
    // Where it has a Y axis, that rests on the centre line.
    y: axis(24_000, 3000, 50_000, 0),
    z: axis(30_000, 3000, 50_000, 300),
  },
  spindle: { max: 4500, ramp: 3, overlap: true, orient: 0.8 },
  toolChange: { seconds: 0.3, perStation: 0.1, stations: 12 },
};

/** GRBL 1.1 plans arcs as chords, blends every move and has neither jerk nor a tool changer. */
function grbl(name: string, rapid: number, acceleration: number): Machine {
  const all = axis(rapid, acceleration, 0);
  return {
    ...DEFAULT_MILL,
    name,
    axes: { x: all, y: all, z: all, a: all, b: all, c: all },
    cornering: { rule: 'deviation', deviation: 0.01 },
    lookAhead: 15,
    blockTime: 0,
    rapidMode: 'linear',
    blendRapids: true,
    arcs: { mode: 'chorded', tolerance: 0.002 },
    inPosition: 0,
    spindle: { max: 24_000, ramp: 0, overlap: false, orient: 0 },
    toolChange: { seconds: 0, perStation: 0, stations: 0 },
  };
}

/** A stiff GRBL machine: rapids of 15 m/min, 2 m/s2. */
export const GRBL_FAST: Machine = grbl('GRBL veloce (15 m/min, 2 m/s²)', 15_000, 2000);

/** A hobby router: rapids of 3 m/min, 0.1 m/s2. */
export const GRBL_HOBBY: Machine = grbl('GRBL da banco (3 m/min, 0,1 m/s²)', 3000, 100);
