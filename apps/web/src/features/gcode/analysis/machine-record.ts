import type { Machine as MachineRow } from '@truciolo/contract';
import { type AxisLimits, DEFAULT_LATHE, DEFAULT_MILL, type Machine } from '@truciolo/gcode';
import { inEuro } from '@truciolo/money';

const LATHES: readonly MachineRow['kind'][] = ['tornio', 'tornio-motorizzato', 'fantina-mobile'];

type Axis = 'x' | 'y' | 'z';

/** A machine of the shop as the planner wants it; what nobody filled in comes from a typical machine of its kind. */
export function machineRecord(row: MachineRow): Machine {
  const isLathe = LATHES.includes(row.kind);
  const base = isLathe ? DEFAULT_LATHE : DEFAULT_MILL;
  const { dynamics } = row;
  const axis = (name: Axis): AxisLimits => ({
    // m/min to mm/min, m/s² to mm/s², m/s³ to mm/s³
    rapid: (dynamics.rapid[name] ?? base.axes[name].rapid / 1000) * 1000,
    acceleration: (dynamics.acceleration[name] ?? base.axes[name].acceleration / 1000) * 1000,
    jerk: (dynamics.jerk ?? 0) * 1000,
    // Where the part sits on the table is not known: the page compares the span of the moves with the travel.
    travel: null,
  });
  return {
    ...base,
    name: `${row.code} ${row.name}`,
    axes: { ...base.axes, x: axis('x'), y: axis('y'), z: axis('z') },
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
