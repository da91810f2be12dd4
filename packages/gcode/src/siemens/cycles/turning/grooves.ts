import type { SiemensRun } from '../../siemens-run.ts';
import { cycleRadius } from '../../tools.ts';
import { type Cycle, dwellOf, numberAt } from '../cycle-arguments.ts';
import { coarsePitch } from '../tapping.ts';
import { latheWriter, lengthAt, radiusAt } from './lathe-path.ts';

/*
 * CYCLE93: Siemens 840D sl Programming Manual Cycles 6FC5398-3BP20 (11/2006), chapter 4. CYCLE92, CYCLE930 and CYCLE940:
 * 840D sl Programming Manual "Programming cycles externally". The lists of CYCLE94 and CYCLE96 are compared with none.
 */

const CLEARANCE = 1;
/** Default width of a grooving plate, mm. */
const PLATE = 3;
/** Share of the plate that a plunge beside another one takes. */
const OVERLAP = 0.9;
const MOST_PLUNGES = 1000;

interface Groove {
  /** Edge where the groove begins, X as radius. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly infeed: number;
  readonly dwell: number;
  readonly stock: number;
  readonly inside: boolean;
  /** Plunges along Z into a face. */
  readonly face: boolean;
  /** Which way the groove lies from its edge. */
  readonly way: 1 | -1;
  readonly feed: number;
}

/** Plunges side by side in steps of depth, then down one flank, along the floor and up the other. */
function cutGroove(run: SiemensRun, groove: Groove): void {
  const writer = latheWriter(run);
  const into = groove.face ? -1 : groove.inside ? 1 : -1;
  const plate = Math.min(groove.width, 2 * (cycleRadius(run) ?? PLATE / 2));
  const room = groove.width - plate;
  const count = room > 1e-9 ? Math.min(MOST_PLUNGES, Math.ceil(room / (plate * OVERLAP) - 1e-9) + 1) : 1;
  const point = (deep: number, side: number): [number, number] =>
    groove.face
      ? [groove.x + groove.way * side, groove.z + into * deep]
      : [groove.x + into * deep, groove.z + groove.way * side];
  const bottom = Math.max(0, groove.depth - groove.stock);
  const infeed = groove.infeed > 0 ? groove.infeed : bottom;
  for (let i = 0; i < count && run.hasRoom; i++) {
    const side = count === 1 ? 0 : (room * i) / (count - 1);
    writer.rapid(...point(-CLEARANCE, side));
    const steps = Math.min(MOST_PLUNGES, Math.max(1, Math.ceil(bottom / infeed - 1e-9)));
    for (let step = 1; step <= steps; step++) {
      const deep = (bottom * step) / steps;
      writer.cut(...point(deep, side), groove.feed);
      if (step < steps) writer.rapid(...point(deep - CLEARANCE, side));
    }
    if (groove.dwell > 0) run.sink.dwell(groove.dwell, run.line);
    writer.rapid(...point(-CLEARANCE, side));
  }
  if (groove.stock > 0) {
    writer.rapid(...point(-CLEARANCE, 0));
    writer.cut(...point(groove.depth, 0), groove.feed);
    writer.cut(...point(groove.depth, room), groove.feed);
    writer.rapid(...point(-CLEARANCE, room));
  }
  run.programmed = run.path.at;
}

/** CYCLE93(SPD, SPL, WIDG, DIAG, STA1, ANG1, ANG2, RCO1, RCO2, RCI1, RCI2, FAL1, FAL2, IDEP, DTB, VARI, VRT). */
export const groove: Cycle = (run, args, column) => {
  const variant = (Math.floor(numberAt(args, 15)) % 10) - 1;
  cutGroove(run, {
    x: radiusAt(run, args, 0),
    z: lengthAt(run, args, 1),
    width: Math.abs(lengthAt(run, args, 2)),
    depth: Math.abs(lengthAt(run, args, 3)),
    infeed: Math.abs(lengthAt(run, args, 13)),
    dwell: dwellOf(run, numberAt(args, 14)),
    stock: Math.max(Math.abs(lengthAt(run, args, 11)), Math.abs(lengthAt(run, args, 12))),
    inside: variant % 4 >= 2,
    face: variant % 2 === 1,
    // 1-4: the start point is on the left edge, 5-8 on the right one.
    way: variant < 4 ? 1 : -1,
    feed: run.feed,
  });
  run.finding('cycle-estimated', column, { word: 'CYCLE93' });
};

/** CYCLE930(SPD, SPL, WIDG, WIDG2, DIAG, DIAG2, STA, ANG1, ANG2, RCO1, RCI1, RCI2, RCO2, FAL, IDEP1, SDIS, VARI, DN, NUM, DBH, FF1, …). */
export const newGroove: Cycle = (run, args, column) => {
  const x = radiusAt(run, args, 0);
  const bottom = radiusAt(run, args, 4);
  const times = Math.min(MOST_PLUNGES, Math.max(1, Math.floor(numberAt(args, 18)) || 1));
  for (let i = 0; i < times; i++) {
    cutGroove(run, {
      x,
      z: lengthAt(run, args, 1) + i * lengthAt(run, args, 19),
      width: Math.abs(lengthAt(run, args, 2)) || PLATE,
      // The floor is a diameter, or a depth where it could not be one.
      depth: bottom > 0 && bottom < x ? x - bottom : Math.abs(lengthAt(run, args, 4)),
      infeed: Math.abs(lengthAt(run, args, 14)),
      dwell: 0,
      stock: Math.abs(lengthAt(run, args, 13)),
      inside: bottom > x,
      face: false,
      way: 1,
      feed: numberAt(args, 20) * run.feedUnit || run.feed,
    });
  }
  run.finding('cycle-estimated', column, { word: 'CYCLE930' });
};

/** CYCLE92(SPD, SPL, DIAG1, DIAG2, RC, SDIS, SV1, SV2, SDAC, FF1, FF2, …): parting, slower from DIAG1 on. */
export const partOff: Cycle = (run, args, column) => {
  const writer = latheWriter(run);
  const z = lengthAt(run, args, 1);
  const outer = radiusAt(run, args, 0) + (Math.abs(lengthAt(run, args, 5)) || CLEARANCE);
  const feed = numberAt(args, 9) * run.feedUnit || run.feed;
  writer.rapid(outer, z);
  writer.cut(radiusAt(run, args, 2), z, feed);
  writer.cut(radiusAt(run, args, 3), z, numberAt(args, 10) * run.feedUnit || feed);
  writer.rapid(outer, z);
  run.programmed = run.path.at;
  run.finding('cycle-approximate', column, { word: 'CYCLE92' });
};

/** Place and cut of an undercut. */
interface Undercut {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly feed: number;
  /** 1: the shoulder is at the lower Z. */
  readonly way: 1 | -1;
  readonly inside: boolean;
}

/** Down by the depth and along the shaft to the shoulder: the shape of an undercut. */
function undercut(run: SiemensRun, { x, z, width, depth, feed, way, inside }: Undercut): void {
  const writer = latheWriter(run);
  const out = inside ? -1 : 1;
  const start = [x + out * CLEARANCE, z + way * (width + CLEARANCE)] as const;
  writer.rapid(...start);
  writer.cut(x, z + way * (width + depth), feed);
  writer.cut(x - out * depth, z + way * width, feed);
  writer.cut(x - out * depth, z, feed);
  writer.cut(x + out * CLEARANCE, z, feed);
  writer.rapid(...start);
  run.programmed = run.path.at;
}

/** DIN 509 with r 0.8. */
const SHAFT = { width: 2.5, depth: 0.3 };
/** DIN 76: 3.5 pitches wide and one and a half deep on diameter. */
const threadRelief = (pitch: number) => ({ width: 3.5 * pitch, depth: 0.75 * pitch });

/** CYCLE94(SPD, SPL, FORM, VARI): undercut E or F. */
export const undercutForm: Cycle = (run, args, column) => {
  const [x, z] = [radiusAt(run, args, 0), lengthAt(run, args, 1)];
  undercut(run, { x, z, ...SHAFT, feed: run.feed, way: 1, inside: false });
  run.finding('cycle-unverified', column, { word: 'CYCLE94' });
};

/** CYCLE96(DIATH, SPL, FORM, VARI): thread undercut. */
export const threadUndercut: Cycle = (run, args, column) => {
  const pitch = coarsePitch(numberAt(args, 0)) || 1.5;
  const [x, z] = [radiusAt(run, args, 0), lengthAt(run, args, 1)];
  undercut(run, { x, z, ...threadRelief(pitch), feed: run.feed, way: 1, inside: false });
  run.finding('cycle-unverified', column, { word: 'CYCLE96' });
};

/**
 * CYCLE940(SPD, SPL, FORM, LAGE, SDIS, FFP, VARI, …): the same undercuts in one cycle. Forms A to D and T are of threads;
 * LAGE 0, 1 outside and 2, 3 inside, the shoulder towards +Z or -Z (NC programming 12/2019, 6FC5398-2EP40, p. 1119).
 */
export const newUndercut: Cycle = (run, args, column) => {
  const isThread = /^[ABCDT]/i.test(String(args[2] ?? ''));
  const place = Math.floor(numberAt(args, 3));
  undercut(run, {
    x: radiusAt(run, args, 0),
    z: lengthAt(run, args, 1),
    ...(isThread ? threadRelief(1.5) : SHAFT),
    feed: numberAt(args, 5) * run.feedUnit || run.feed,
    way: place % 2 === 0 ? -1 : 1,
    inside: place >= 2,
  });
  run.finding('cycle-estimated', column, { word: 'CYCLE940' });
};
