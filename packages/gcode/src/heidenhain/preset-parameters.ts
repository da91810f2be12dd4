import { PLANE } from '../canon/row-kind.ts';
import type { KlartextRun } from './klartext-run.ts';

/** Parameters that the control fills itself. */
export function presetParameter(run: KlartextRun, number: number): number | undefined {
  const { sink, path } = run;
  switch (number) {
    case 108:
      return run.cycleRadius === undefined ? 0 : run.cycleRadius / run.unit;
    case 109:
      return path.plane === PLANE.xy ? 2 : path.plane === PLANE.zx ? 1 : 0;
    case 110:
      return sink.state.spindleDirection === 1 ? 0 : sink.state.spindleDirection === -1 ? 1 : 3;
    case 111:
      return sink.state.coolant === 0 ? 0 : 1;
    case 112:
      return 1;
    case 113:
      return run.unit === 1 ? 0 : 1;
    case 114:
      return 0;
    case 115:
    case 116:
    case 117:
      return (path.at[number - 115] ?? 0) / run.unit;
    default:
      return undefined;
  }
}
