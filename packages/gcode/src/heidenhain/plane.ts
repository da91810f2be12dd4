import { ROW } from '../canon/row-kind.ts';
import { Frame } from '../toolpath/frame.ts';
import { applyTransforms } from './apply-transforms.ts';
import type { KlartextRun } from './klartext-run.ts';
import { remainder } from './parameter-blocks.ts';

/** Angles of a PLANE block by name, with the cursor after the kind; words about turning the axes are ignored. */
function readAngles(run: KlartextRun): Map<string, number> {
  const { formula, pieces } = run;
  const angles = new Map<string, number>();
  while (formula.at < pieces.count && formula.error === '') {
    const name = formula.name;
    formula.at += 1;
    if (name === '') continue;
    if (formula.startsValue) angles.set(name, formula.value());
    // STAY, MOVE and TURN tell whether the axes turn by themselves.
    else angles.set(name, 0);
  }
  return angles;
}

/** MOVE and TURN bring the rotary axes to the plane; STAY leaves that to the program. */
function turnAxes(run: KlartextRun, words: ReadonlyMap<string, number>, angles: readonly number[]): void {
  if (!words.has('MOVE') && !words.has('TURN')) return;
  const longest = Math.max(...angles.map((angle, i) => Math.abs(angle - (run.planeAngles[i] ?? 0))));
  run.planeAngles = angles;
  run.path.flush();
  if (longest > 0) run.sink.event(ROW.swivel, longest, run.line);
}

/** PLANE: spatial and Euler angles and increments turn the coordinates; other kinds are reported. */
export function runPlane(run: KlartextRun, piece: number): void {
  const { formula, transforms } = run;
  const kind = formula.name;
  formula.at += 1;
  if (kind === 'RESET') {
    turnAxes(run, readAngles(run), [0, 0, 0]);
    if (formula.error === '') remainder(run);
    transforms.setTilt(Frame.identity);
    applyTransforms(run);
    return;
  }
  const angles = readAngles(run);
  if (formula.error !== '') return;
  const at = (name: string) => angles.get(name) ?? 0;
  const relative = kind === 'RELATIV' || kind === 'RELATIVE';
  const base = relative ? transforms.tilt : Frame.identity;
  if (kind === 'SPATIAL' || relative) {
    transforms.setTilt(base.turned(2, at('SPC')).turned(1, at('SPB')).turned(0, at('SPA')));
    turnAxes(run, angles, [at('SPA'), at('SPB'), at('SPC')]);
  } else if (kind === 'EULER') {
    transforms.setTilt(base.turned(2, at('EULPR')).turned(0, at('EULNU')).turned(2, at('EULROT')));
    turnAxes(run, angles, [at('EULPR'), at('EULNU'), at('EULROT')]);
  } else if (kind === 'AXIAL') {
    // Axis angles: the plane is the one they make, A about X, B about Y, C about Z.
    transforms.setTilt(base.turned(0, at('A')).turned(1, at('B')).turned(2, at('C')));
    turnAxes(run, angles, [at('A'), at('B'), at('C')]);
  } else {
    run.findingAt('unsupported-word', piece, { word: `PLANE ${kind}` });
    return;
  }
  run.findingAt('tilted-plane', piece, { word: `PLANE ${kind}` });
  applyTransforms(run);
}

/** TRANS DATUM, MIRROR, ROTATION and SCALE of newer controls. */
export function runTrans(run: KlartextRun, piece: number): void {
  const { formula, transforms, path } = run;
  const kind = formula.name;
  formula.at += 1;
  const reset = formula.takeName('RESET');
  formula.takeName('AXIS');
  if (kind === 'DATUM') {
    if (reset) transforms.resetShift();
    else if (!shiftAxes(run)) run.findingAt('unsupported-word', piece, { word: 'TRANS DATUM TABLE' });
  } else if (kind === 'MIRROR') {
    const names = remainder(run).split(/\s+/);
    transforms.setMirror(['X', 'Y', 'Z'].map((axis) => !reset && names.includes(axis)));
  } else if (kind === 'ROTATION') {
    formula.takeName('ROT');
    transforms.setRotation(reset ? 0 : formula.value(), path.axes[2]);
  } else if (kind === 'SCALE') {
    formula.takeName('SCL');
    transforms.setScale(reset ? 1 : formula.value());
  } else run.findingAt('unknown-word', piece, { word: `TRANS ${kind}` });
  if (formula.error === '') remainder(run);
  applyTransforms(run);
}

const AXES = ['X', 'Y', 'Z', 'A', 'B', 'C'];

/** `X+10 IY+5`; false when no axis stands there. */
export function shiftAxes(run: KlartextRun): boolean {
  const { formula, transforms } = run;
  let found = false;
  while (!formula.done) {
    const name = formula.name;
    const incremental = name.length > 1 && name.startsWith('I');
    const axis = AXES.indexOf(incremental ? name.slice(1) : name);
    if (axis < 0) return found;
    formula.at += 1;
    const value = formula.value();
    if (axis < 3) {
      const now = transforms.shift[axis] ?? 0;
      transforms.setShift(axis, value * run.unit + (incremental ? now : 0));
    } else if (value !== 0) run.findingAt('unsupported-word', formula.at - 1, { word: name });
    found = true;
  }
  return found;
}
