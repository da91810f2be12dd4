import { PLANE_AXES } from '../canon/row-kind.ts';
import { addStraight, type PlanContext } from './add-line.ts';
import { programmedSpeed } from './programmed-speed.ts';

/** Most chords one arc is cut to: bounds a wrong program with thousands of turns. */
const MAX_CHORDS = 10_000;

/** An arc row: whole, or as the chords the control makes of it. */
export function addArc(context: PlanContext, row: number): void {
  const { canon, machine, from } = context;
  const arc = canon.ref[row] as number;
  const length = canon.arcs.length[arc] as number;
  if (!(length > 0)) return;
  const asked = programmedSpeed(canon, row, length, from[0] as number, machine);
  if (machine.arcs.mode === 'chorded') addChords(context, row, arc, machine.arcs.tolerance, asked);
  else addWhole(context, row, arc, length, asked);
}

/** GRBL's count of chords: the sagitta of each stays within the tolerance. */
function chordCount(radius: number, sweep: number, tolerance: number): number {
  const step = 2 * Math.sqrt(Math.max(1e-12, tolerance * (2 * radius - tolerance)));
  return Math.min(MAX_CHORDS, Math.floor(Math.abs(sweep * radius) / step));
}

function addChords(context: PlanContext, row: number, arc: number, tolerance: number, asked: number): void {
  const { canon, from } = context;
  const { arcs } = canon;
  const [u, v, w] = PLANE_AXES[arcs.plane[arc] as number] as readonly [number, number, number];
  const radius = arcs.radiusStart[arc] as number;
  const sweep = arcs.sweep[arc] as number;
  const chords = radius > tolerance ? chordCount(radius, sweep, tolerance) : 0;
  const centreU = arcs.centreU[arc] as number;
  const centreV = arcs.centreV[arc] as number;
  const end = [canon.x[row] as number, canon.y[row] as number, canon.z[row] as number];
  const start = Math.atan2((from[v] as number) - centreV, (from[u] as number) - centreU);
  const climb = (end[w] as number) - (from[w] as number);
  const point = [from[0] as number, from[1] as number, from[2] as number];
  const next = [0, 0, 0];
  for (let i = 1; i <= Math.max(1, chords); i++) {
    if (i < chords) {
      const angle = start + (sweep * i) / chords;
      next[u] = centreU + radius * Math.cos(angle);
      next[v] = centreV + radius * Math.sin(angle);
      next[w] = (from[w] as number) + (climb * i) / chords;
    } else for (let k = 0; k < 3; k++) next[k] = end[k] as number;
    const dx = (next[0] as number) - (point[0] as number);
    const dy = (next[1] as number) - (point[1] as number);
    const dz = (next[2] as number) - (point[2] as number);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (length > 0) addStraight(context, row, dx, dy, dz, length, asked);
    for (let k = 0; k < 3; k++) point[k] = next[k] as number;
  }
}

/** One block: the pull towards the centre bounds its speed, v2 = a * R. */
function addWhole(context: PlanContext, row: number, arc: number, length: number, asked: number): void {
  const { canon, planner, from } = context;
  const { arcs } = canon;
  const { speed, acceleration, jerk } = planner.kinematics;
  const [u, v, w] = PLANE_AXES[arcs.plane[arc] as number] as readonly [number, number, number];
  const radius = arcs.radiusStart[arc] as number;
  const sweep = arcs.sweep[arc] as number;
  const end = [canon.x[row] as number, canon.y[row] as number, canon.z[row] as number];
  const climb = (end[w] as number) - (from[w] as number);
  // Share of the path that lies in the plane, and along the normal.
  const meanRadius = (radius + (arcs.radiusEnd[arc] as number)) / 2;
  const flat = (Math.abs(sweep) * meanRadius) / length;
  const up = climb / length;
  const pull = Math.min(acceleration[u] as number, acceleration[v] as number);
  let most = Math.min(asked, Math.min(speed[u] as number, speed[v] as number) / Math.max(flat, 1e-9));
  let a = pull;
  let j = Math.min(jerk[u] as number, jerk[v] as number);
  if (up !== 0) {
    most = Math.min(most, (speed[w] as number) / Math.abs(up));
    a = Math.min(a, (acceleration[w] as number) / Math.abs(up));
    j = Math.min(j, (jerk[w] as number) / Math.abs(up));
  }
  most = Math.min(most, Math.sqrt(pull * radius) / Math.max(flat, 1e-9));
  const turn = sweep > 0 ? 1 : -1;
  const direction = (angle: number): [number, number, number] => {
    const out: [number, number, number] = [0, 0, 0];
    out[u] = -Math.sin(angle) * turn * flat;
    out[v] = Math.cos(angle) * turn * flat;
    out[w] = up;
    return out;
  };
  const first = Math.atan2(
    (from[v] as number) - (arcs.centreV[arc] as number),
    (from[u] as number) - (arcs.centreU[arc] as number),
  );
  const [sx, sy, sz] = direction(first);
  const [ex, ey, ez] = direction(first + sweep);
  planner.add(row, length, most, a, j, sx, sy, sz, ex, ey, ez);
}
