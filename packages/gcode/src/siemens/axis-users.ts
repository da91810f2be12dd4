import type { Point } from '../toolpath/frame.ts';
import { flat, inPlane } from '../toolpath/move.ts';
import { polarPoint } from '../toolpath/tangent-arc.ts';
import { setProgramFrame } from './frames.ts';
import { goToReference } from './motion.ts';
import type { SiemensRun } from './siemens-run.ts';

/** G codes that use the block's axis words for something other than a move. */
export function runAxisUser(run: SiemensRun, code: number): void {
  switch (code) {
    case 4:
      dwell(run);
      break;
    case 25:
    case 26:
      limits(run, code);
      break;
    case 58:
    case 59:
      shiftFrame(run, code);
      break;
    case 74:
    case 75:
      goToReference(run);
      break;
    default:
      setPole(run, code);
  }
}

/** G4 F seconds or S turns of the spindle. */
function dwell(run: SiemensRun): void {
  const { block, sink } = run;
  run.path.flush();
  const rpm = sink.state.spindleSpeed;
  const turns = block.speed !== undefined && rpm > 0 ? (block.speed * 60) / rpm : 0;
  const seconds = Math.max(0, block.feed ?? turns);
  if (Number.isFinite(seconds)) sink.dwell(seconds, run.line);
}

/** G26 S caps the spindle; working area limits of the axes are the machine's. */
function limits(run: SiemensRun, code: number): void {
  if (code === 26 && run.block.speed !== undefined) run.sink.set({ spindleCap: Math.abs(run.block.speed) });
}

/** G58 replaces the shift of the named axes, G59 adds to it. */
function shiftFrame(run: SiemensRun, code: number): void {
  const value = (axis: number) => (run.block.axes[axis]?.value ?? 0) * run.unit;
  const [x, y, z] = [value(0), value(1), value(2)];
  const frame = run.programFrame;
  if (code === 59) {
    setProgramFrame(run, frame.shifted(x, y, z));
    return;
  }
  const origin = frame.apply([0, 0, 0]);
  const move = ([0, 1, 2] as const).map((axis) =>
    run.block.axes[axis] === undefined ? 0 : value(axis) - origin[axis],
  );
  const local = frame.unapply([
    origin[0] + (move[0] ?? 0),
    origin[1] + (move[1] ?? 0),
    origin[2] + (move[2] ?? 0),
  ]);
  setProgramFrame(run, frame.shifted(...local));
}

/** G110 from the last point, G111 from the work zero, G112 from the last pole. */
function setPole(run: SiemensRun, code: number): void {
  const { block, path, unit } = run;
  const base: Point = code === 110 ? path.at : code === 111 ? [0, 0, 0] : run.pole;
  const pole: Point = [...base];
  for (const axis of [0, 1, 2] as const) {
    const word = block.axes[axis];
    if (word) pole[axis] = base[axis] + word.value * unit;
  }
  const angle = block.number('AP');
  const radius = block.number('RP');
  run.pole =
    angle !== undefined && radius !== undefined
      ? inPlane(pole, path.plane, polarPoint(flat(base, path.plane), radius * unit, angle))
      : pole;
}
