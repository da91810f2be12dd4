import { arcPoint } from '../../canon/arc-geometry.ts';
import type { Canon } from '../../canon/canon.ts';
import { isArc, isMotion, ROW } from '../../canon/row-kind.ts';
import { CanonSink } from '../../canon/sink.ts';
import { FindingList } from '../../finding.ts';
import { IsoRun } from '../iso-run.ts';
import type { Place } from '../program-index.ts';
import { position } from '../target.ts';

/** Largest distance between arc and chord of a profile, mm: roughing needs no more. */
const CHORD_ERROR = 0.01;
const MAX_BLOCKS = 5000;

/** Runs the blocks of a contour beside the program and hands back their moves. */
export function captureProfile(run: IsoRun, from: Place, isLast: (inner: IsoRun) => boolean): Canon {
  const sink = new CanonSink(256);
  [sink.x, sink.y, sink.z] = position(run);
  // Findings in the contour's text are reported once, however often a cycle reads it.
  const key = `${from.file}:${from.at}`;
  const findings = run.contoursRead.has(key) ? new FindingList() : run.job.findings;
  run.contoursRead.add(key);
  const inner = new IsoRun({ ...run.job, sink, findings }, run.variables);
  inner.stepLine = run.stepLine;
  inner.inContour = true;
  inner.unit = run.unit;
  inner.unitLine = run.unitLine;
  inner.xFactor = run.xFactor;
  inner.plane = run.plane;
  inner.incremental = run.incremental;
  inner.feed = run.feed;
  inner.motion = 0;
  sink.set({ feedMode: run.sink.state.feedMode });
  inner.file = from.file;
  inner.bytes = run.job.files[from.file]?.bytes ?? inner.bytes;
  inner.at = from.at;
  inner.line = from.line - 1;
  // A sub is entered behind its definition line.
  if (run.rs274) {
    const end = inner.bytes.indexOf(10, inner.at);
    inner.at = end < 0 ? inner.bytes.length : end + 1;
    inner.line += 1;
  }
  for (let i = 0; i < MAX_BLOCKS && !inner.ended && inner.at < inner.bytes.length; i++) {
    inner.stepLine(inner);
    if (isLast(inner)) break;
  }
  return sink.canon;
}

/** Contour point in the ZX plane, with the feed that leads to it. */
export interface ProfilePoint {
  readonly x: number;
  readonly z: number;
  readonly feed: number;
  readonly line: number;
}

/** The contour as points: its first move only leads to its start. */
export function profilePoints(canon: Canon): ProfilePoint[] {
  const points: ProfilePoint[] = [];
  let [x, y, z] = [0, 0, 0];
  const out = [0, 0, 0];
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (!isMotion(kind)) continue;
    const end: [number, number, number] = [
      canon.x[row] as number,
      canon.y[row] as number,
      canon.z[row] as number,
    ];
    const feed = kind === ROW.rapid ? 0 : (canon.feed[row] as number);
    const line = canon.line[row] as number;
    if (isArc(kind) && points.length > 0) {
      const arc = canon.ref[row] as number;
      const { arcs } = canon;
      const sweep = arcs.sweep[arc] as number;
      const pieces = chords(arcs.radiusStart[arc] as number, sweep);
      for (let i = 1; i < pieces; i++) {
        const [u, v] = [arcs.centreU[arc] as number, arcs.centreV[arc] as number];
        arcPoint(arcs.plane[arc] as number, [x, y, z], end, u, v, sweep, i / pieces, out);
        points.push({ x: out[0] as number, z: out[2] as number, feed, line });
      }
    }
    points.push({ x: end[0], z: end[2], feed, line });
    [x, y, z] = end;
  }
  return points;
}

function chords(radius: number, sweep: number): number {
  if (!(radius > CHORD_ERROR)) return 1;
  const step = 2 * Math.acos(1 - CHORD_ERROR / radius);
  return Math.min(720, Math.max(1, Math.ceil(Math.abs(sweep) / step)));
}
