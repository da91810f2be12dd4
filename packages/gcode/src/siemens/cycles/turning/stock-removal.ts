import { pointsOf } from '../../../toolpath/contour/contour-shape.ts';
import { roughOut, type TurningPoint } from '../../../turning/rough-profile.ts';
import type { SiemensRun } from '../../siemens-run.ts';
import { contoursFor } from '../contour-call.ts';
import { type Cycle, isGiven, numberAt } from '../cycle-arguments.ts';
import { latheWriter, lengthAt, radiusAt } from './lathe-path.ts';
import { lathePath } from './lathe-profile.ts';

/*
 * CYCLE95: Siemens 840D sl Programming Manual Cycles 6FC5398-3BP20 (11/2006), chapter 4. CYCLE951 and CYCLE952: 840D sl
 * Programming Manual "Programming cycles externally".
 */

/** Rapid ends so far before the material, mm; the control's own value. */
const CLEARANCE = 1;

interface Removal {
  readonly profile: readonly TurningPoint[];
  readonly inside: boolean;
  readonly alongZ: boolean;
  /** Depth of a cut, on radius. */
  readonly depth: number;
  readonly stockX: number;
  readonly stockZ: number;
  readonly retract: number;
  readonly roughFeed: number;
  readonly finishFeed: number;
  readonly rough: boolean;
  readonly finish: boolean;
}

/** Roughs what lies between the profile and its box, then runs along it. */
function remove(run: SiemensRun, job: Removal): void {
  const writer = latheWriter(run);
  const { profile, inside } = job;
  const way = inside ? -1 : 1;
  const xs = profile.map(({ x }) => x);
  const zs = profile.map(({ z }) => z);
  const [first, last] = [profile[0] as TurningPoint, profile.at(-1) as TurningPoint];
  const forward = Math.sign(last.z - first.z) || -1;
  const outer = inside ? Math.min(...xs) : Math.max(...xs);
  const entry = forward < 0 ? Math.max(...zs) : Math.min(...zs);
  const start = { x: outer + way * CLEARANCE, z: entry - forward * CLEARANCE };
  const moved = profile.map(({ x, z }) => ({ x: x + way * job.stockX, z: z - forward * job.stockZ }));
  if (job.rough) {
    writer.rapid(start.x, start.z);
    // The first cut is taken from the box, not from the clearance.
    writer.rapid(outer, start.z);
    roughOut(writer, {
      contour: moved,
      alongZ: job.alongZ,
      depth: Math.max(job.depth, 0.01),
      retract: job.retract,
      feed: job.roughFeed,
    });
  }
  if (job.finish) {
    writer.rapid(start.x, start.z);
    writer.rapid(first.x, start.z);
    for (const { x, z } of profile) writer.cut(x, z, job.finishFeed);
    writer.rapid(start.x, writer.at.z);
    writer.rapid(start.x, start.z);
  }
  run.programmed = run.path.at;
}

/** CYCLE95(NPP, MID, FALZ, FALX, FAL, FF1, FF2, FF3, VARI, DT, DAM, VRT): VARI 1-4 roughs, 5-8 finishes, 9-12 both. */
export const removeStock: Cycle = (run, args, column) => {
  const [contour] = contoursFor(run, String(args[0] ?? ''), column);
  if (!contour) return;
  const variant = (Math.floor(numberAt(args, 8)) % 100) - 1;
  const feed = (index: number) =>
    (isGiven(args, index) ? numberAt(args, index) * run.feedUnit : 0) || run.feed;
  const general = lengthAt(run, args, 4);
  remove(run, {
    profile: lathePath(pointsOf(contour)),
    inside: variant % 4 >= 2,
    alongZ: variant % 2 === 0,
    depth: Math.abs(lengthAt(run, args, 1)),
    stockX: Math.max(Math.abs(lengthAt(run, args, 3)), general),
    stockZ: Math.max(Math.abs(lengthAt(run, args, 2)), general),
    retract: Math.abs(lengthAt(run, args, 11)) || CLEARANCE,
    roughFeed: feed(5),
    finishFeed: feed(7),
    rough: variant < 4 || variant >= 8,
    finish: variant >= 4,
  });
  run.finding('cycle-approximate', column, { word: 'CYCLE95' });
};

/** CYCLE951(SPD, SPL, EPD, EPL, ZPD, ZPL, LAGE, MID, FALX, FALZ, VARI, RF1, RF2, RF3, SDIS, FF1, …): a corner. */
export const removeCorner: Cycle = (run, args, column) => {
  const [spd, epd] = [radiusAt(run, args, 0), radiusAt(run, args, 2)];
  const [spl, epl] = [lengthAt(run, args, 1), lengthAt(run, args, 3)];
  const kind = Math.floor(numberAt(args, 10));
  const feed = numberAt(args, 15) * run.feedUnit || run.feed;
  const finish = Math.floor(kind / 10) % 10 === 2;
  remove(run, {
    profile: [
      { x: epd, z: spl },
      { x: epd, z: epl },
      { x: spd, z: epl },
    ],
    inside: epd > spd,
    alongZ: kind % 10 !== 2,
    depth: Math.abs(lengthAt(run, args, 7)),
    stockX: Math.abs(lengthAt(run, args, 8)),
    stockZ: Math.abs(lengthAt(run, args, 9)),
    retract: CLEARANCE,
    roughFeed: feed,
    finishFeed: feed,
    rough: !finish,
    finish,
  });
  run.finding('cycle-approximate', column, { word: 'CYCLE951' });
};

/** CYCLE952(PRG, CON, CONR, VARI, F, FR, RP, D, DX, DZ, UX, UZ, U, …): a contour of CYCLE62, also with a grooving tool. */
export const removeContour: Cycle = (run, args, column) => {
  const [contour] = contoursFor(run, '', column);
  if (!contour) return;
  const profile = lathePath(pointsOf(contour));
  const kind = Math.floor(numberAt(args, 3));
  const finish = Math.floor(kind / 10) % 10 === 2;
  const feed = numberAt(args, 4) * run.feedUnit || run.feed;
  const start = latheWriter(run).at;
  const along = Math.abs(lengthAt(run, args, 12));
  remove(run, {
    profile,
    inside: start.x < Math.min(...profile.map(({ x }) => x)),
    alongZ: kind % 10 !== 2,
    depth: Math.abs(lengthAt(run, args, 7)) || 1,
    stockX: Math.max(Math.abs(lengthAt(run, args, 10)), along),
    stockZ: Math.max(Math.abs(lengthAt(run, args, 11)), along),
    retract: CLEARANCE,
    roughFeed: feed,
    finishFeed: feed,
    rough: !finish,
    finish,
  });
  run.finding('cycle-estimated', column, { word: 'CYCLE952' });
};
