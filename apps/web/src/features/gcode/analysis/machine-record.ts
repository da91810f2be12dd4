import type { Machine as MachineRow } from '@truciolo/contract';
import { type AxisLimits, DEFAULT_LATHE, DEFAULT_MILL, type Machine } from '@truciolo/gcode';
import { inEuro } from '@truciolo/money';

const LATHES: readonly MachineRow['kind'][] = ['tornio', 'tornio-motorizzato', 'fantina-mobile'];

/** Travel of a turret beyond the centre line, mm: the rest of its travel is before it. */
const PAST_CENTRE = 10;

export type ProgramKind = Machine['kind'];

/** The kind of a machine of the shop; a lathe with driven tools also mills. */
export function kindOf(row: MachineRow, wanted: ProgramKind | null): ProgramKind {
  if (row.kind === 'tornio-motorizzato' && wanted === 'mill') return 'mill';
  return LATHES.includes(row.kind) ? 'lathe' : 'mill';
}

/** A machine of the shop in the planner's form; missing values come from a typical machine of its kind. */
export function machineRecord(row: MachineRow, wanted: ProgramKind | null = null): Machine {
  const isLathe = LATHES.includes(row.kind);
  const base = isLathe ? DEFAULT_LATHE : DEFAULT_MILL;
  const { dynamics } = row;
  const linear = (name: 'x' | 'y' | 'z'): AxisLimits => ({
    // m/min to mm/min, m/s² to mm/s², m/s³ to mm/s³
    rapid: (dynamics.rapid[name] ?? base.axes[name].rapid / 1000) * 1000,
    acceleration: (dynamics.acceleration[name] ?? base.axes[name].acceleration / 1000) * 1000,
    jerk: (dynamics.jerk ?? 0) * 1000,
    // Where the part sits on the table is not known: the page compares the span of the moves with the travel.
    travel: null,
    home: dynamics.home[name] ?? endOfTravel(row, name, isLathe) ?? base.axes[name].home,
  });
  const rotary = (name: 'a' | 'b' | 'c'): AxisLimits => ({
    ...base.axes[name],
    // Turns to degrees a minute.
    rapid: (dynamics.rotaryRapid[name] ?? base.axes[name].rapid / 360) * 360,
    acceleration: dynamics.rotaryAcceleration[name] ?? base.axes[name].acceleration,
  });
  return {
    ...base,
    kind: kindOf(row, wanted),
    name: `${row.code} ${row.name}`,
    axes: {
      x: linear('x'),
      y: linear('y'),
      z: linear('z'),
      a: rotary('a'),
      b: rotary('b'),
      c: rotary('c'),
    },
    cornering: dynamics.cornerTolerance
      ? { rule: 'deviation', deviation: dynamics.cornerTolerance }
      : base.cornering,
    blockTime: dynamics.blockTime / 1000,
    rapidMode: dynamics.rapidMode,
    spindle: { ...base.spindle, max: row.spindleMax ?? base.spindle.max, ramp: dynamics.spindleRamp },
    toolChange: isLathe
      ? { seconds: dynamics.toolChange, perStation: 0, stations: 0 }
      : { ...base.toolChange, seconds: dynamics.toolChange },
    // 1/10,000 € to €
    rate: inEuro(row.hourlyRate ?? 0),
  };
}

/** Default reference point, mm: the part is in the middle of the travel, a lathe's X on its centre. */
function endOfTravel({ travel }: MachineRow, axis: 'x' | 'y' | 'z', isLathe: boolean): number | null {
  const length = travel[axis];
  if (length === null) return null;
  if (isLathe && axis === 'x') return 2 * Math.max(0, length - PAST_CENTRE);
  return length / 2;
}
