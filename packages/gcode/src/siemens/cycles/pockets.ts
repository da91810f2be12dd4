import { cutArcSlot } from '../../toolpath/arc-slot.ts';
import { type Clearing, clearPocket, cutStud } from '../../toolpath/clear-pocket.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import type { RoundedRectangle } from '../../toolpath/rounded-rectangle.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { type Arguments, type Cycle, levelsOf, neededRadius, numberAt } from './cycle-arguments.ts';

/** Step sideways over tool diameter when the cycle gives none. */
const STEP = 0.8;
const MAX_SHAPES = 1000;

/** Where the arguments of a milling cycle stand; -1 = the cycle has no such argument. */
interface Places {
  readonly centre: number;
  readonly infeed: number;
  readonly wallStock: number;
  readonly floorStock: number;
  readonly feed: number;
  readonly plungeFeed: number;
  readonly direction: number;
  readonly kind: number;
  readonly step: number;
  /** DPR stands behind DP. */
  readonly relativeDepth: boolean;
}

function clearing(
  run: SiemensRun,
  args: Arguments,
  wall: RoundedRectangle,
  toolRadius: number,
  places: Places,
): Clearing {
  const { unit } = run;
  const levels = levelsOf(run, args, places.relativeDepth);
  const at = (index: number) => (index < 0 ? 0 : numberAt(args, index));
  const feed = at(places.feed) * run.feedUnit || run.feed;
  const kind = Math.floor(at(places.kind)) % 10;
  const direction = Math.floor(at(places.direction));
  const stock = Math.abs(at(places.wallStock)) * unit;
  const floorStock = Math.abs(at(places.floorStock)) * unit;
  return {
    wall,
    toolRadius,
    step: Math.abs(at(places.step)) * unit || 2 * toolRadius * STEP,
    wallStock: stock,
    floorStock,
    top: levels.surface,
    bottom: levels.bottom,
    infeed: Math.abs(at(places.infeed)) * unit,
    safe: levels.clear,
    feed,
    plungeFeed: at(places.plungeFeed) * run.feedUnit || feed,
    finishFeed: feed,
    // 0 climb, 1 conventional, 2 G2, 3 G3; climb inside with the spindle clockwise is G3.
    counterClockwise: direction === 0 || direction === 3,
    // 1 rough, 2 wall and then floor, 4 wall alone, 5 edge (840D sl operating manual turning, 03/2013, p. 388).
    rough: kind <= 1,
    finish: kind > 1 || (kind === 0 && stock > 0),
    finishFloor: kind === 2 && floorStock > 0,
  };
}

/** Draws about a centre in the plane turned by degrees, then up to the retraction plane. */
function about(
  run: SiemensRun,
  args: Arguments,
  u: number,
  v: number,
  degrees: number,
  draw: () => void,
): void {
  const { path } = run;
  const [first, second, normal] = path.axes;
  const { clear, retract } = levelsOf(run, args, false);
  const over = path.at;
  if ((over[normal] as number) < clear) {
    over[normal] = clear;
    path.rapid(over);
  }
  const centre: Point = [0, 0, 0];
  centre[first] = u;
  centre[second] = v;
  path.inside(Frame.identity.shifted(...centre).turned(normal, degrees), draw);
  const end = path.at;
  end[normal] = retract;
  path.rapid(end);
  run.programmed = path.at;
}

function fitted(run: SiemensRun, column: number, fits: boolean): void {
  if (!fits) run.finding('bad-block', column, { reason: 'l’utensile non entra nella forma' });
}

/** Shapes: side lengths, corner radius and turn read from the arguments. */
type Shape = (args: Arguments, unit: number) => { wall: RoundedRectangle; degrees: number };

function rectangle(length: number, turn: number): Shape {
  return (args, unit) => {
    const half = (index: number) => (Math.abs(numberAt(args, index)) * unit) / 2;
    const [halfLength, halfWidth] = [half(length), half(length + 1)];
    const radius = Math.min(Math.abs(numberAt(args, length + 2)) * unit, halfLength, halfWidth);
    return { wall: { halfLength, halfWidth, radius }, degrees: numberAt(args, turn) };
  };
}

function round(index: number, factor: number): Shape {
  return (args, unit) => {
    const radius = Math.abs(numberAt(args, index)) * unit * factor;
    return { wall: { halfLength: radius, halfWidth: radius, radius }, degrees: 0 };
  };
}

function pocket(name: string, shape: Shape, places: Places): Cycle {
  return (run, args, column) => {
    const radius = neededRadius(run, column);
    if (radius === null) return;
    const { wall, degrees } = shape(args, run.unit);
    const job = clearing(run, args, wall, radius, places);
    const [u, v] = [numberAt(args, places.centre) * run.unit, numberAt(args, places.centre + 1) * run.unit];
    about(run, args, u, v, degrees, () => fitted(run, column, clearPocket(run.path, job)));
    run.finding('cycle-approximate', column, { word: name });
  };
}

/**
 * CYCLE76 and CYCLE77 go once round the finished spigot at each depth; the blank only tells where to come from (840D sl
 * operating manual milling, 03/2010, 8.2.4 and 8.2.5).
 */
function spigot(name: string, shape: Shape, blank: Shape, places: Places): Cycle {
  return (run, args, column) => {
    const radius = neededRadius(run, column);
    if (radius === null) return;
    const { wall, degrees } = shape(args, run.unit);
    const job = { ...clearing(run, args, wall, radius, places), step: 0 };
    const outline = blank(args, run.unit).wall;
    const around = { ...outline, radius: places.centre === 6 ? outline.radius : 0 };
    const [u, v] = [numberAt(args, places.centre) * run.unit, numberAt(args, places.centre + 1) * run.unit];
    const counterClockwise = !job.counterClockwise;
    about(run, args, u, v, degrees, () => cutStud(run.path, { ...job, counterClockwise }, around));
    run.finding('cycle-approximate', column, { word: name });
  };
}

/** SLOT1 and LONGHOLE: NUM radial slots whose inner ends lie on a circle; a long hole is as wide as the tool. */
function radialSlots(name: string, width: number, places: Places): Cycle {
  return (run, args, column) => {
    const tool = neededRadius(run, column);
    if (tool === null) return;
    const { unit } = run;
    const halfLength = (Math.abs(numberAt(args, 6)) * unit) / 2;
    const halfWidth = width < 0 ? tool : (Math.abs(numberAt(args, width)) * unit) / 2;
    const wall = { halfLength, halfWidth, radius: Math.min(halfLength, halfWidth) };
    const job = clearing(run, args, wall, tool, places);
    const radius = numberAt(args, places.centre + 2) * unit;
    eachSlot(run, args, places.centre, (degrees, u, v) => {
      const angle = (degrees * Math.PI) / 180;
      const reach = radius + halfLength;
      about(run, args, u + reach * Math.cos(angle), v + reach * Math.sin(angle), degrees, () =>
        fitted(run, column, clearPocket(run.path, job)),
      );
    });
    run.finding('cycle-approximate', column, { word: name });
  };
}

/** SLOT2: NUM slots along a circle, each AFSL degrees long. */
const circleSlots: Cycle = (run, args, column) => {
  const toolRadius = neededRadius(run, column);
  if (toolRadius === null) return;
  const { unit } = run;
  const { surface, bottom, clear } = levelsOf(run, args);
  const feed = numberAt(args, 14) * run.feedUnit || run.feed;
  eachSlot(run, args, 8, (degrees, u, v) =>
    about(run, args, u, v, degrees, () =>
      fitted(
        run,
        column,
        cutArcSlot(run.path, {
          circleRadius: numberAt(args, 10) * unit,
          width: Math.abs(numberAt(args, 7)) * unit,
          sweep: numberAt(args, 6),
          toolRadius,
          step: 2 * toolRadius * STEP,
          top: surface,
          bottom,
          infeed: Math.abs(numberAt(args, 15)) * unit,
          safe: clear,
          feed,
          plungeFeed: numberAt(args, 13) * run.feedUnit || feed,
        }),
      ),
    ),
  );
  run.finding('cycle-approximate', column, { word: 'SLOT2' });
};

/** Centre at `index`, then RAD, STA1, INDA: `draw` for each of the NUM slots. */
function eachSlot(
  run: SiemensRun,
  args: Arguments,
  index: number,
  draw: (degrees: number, u: number, v: number) => void,
): void {
  const slots = Math.min(MAX_SHAPES, Math.max(1, Math.floor(numberAt(args, 5))));
  const step = numberAt(args, index + 4) || 360 / slots;
  const [u, v] = [numberAt(args, index) * run.unit, numberAt(args, index + 1) * run.unit];
  for (let i = 0; i < slots && run.hasRoom; i++) draw(numberAt(args, index + 3) + i * step, u, v);
}

const places = (list: readonly number[], relativeDepth: boolean): Places => {
  const at = (i: number) => list[i] ?? -1;
  return {
    centre: at(0),
    infeed: at(1),
    wallStock: at(2),
    floorStock: at(3),
    feed: at(4),
    plungeFeed: at(5),
    direction: at(6),
    kind: at(7),
    step: at(8),
    relativeDepth,
  };
};

/** Argument orders: centre, MID, FAL, FALD, FFP1, FFD, CDIR, VARI, MIDA. */
export const POCKET_CYCLES: Readonly<Record<string, Cycle>> = {
  POCKET1: pocket('POCKET1', rectangle(5, 10), places([8, 13, 15, -1, 12, 11, 14, 16, -1], true)),
  POCKET2: pocket('POCKET2', round(5, 1), places([6, 10, 12, -1, 9, 8, 11, 13, -1], true)),
  POCKET3: pocket('POCKET3', rectangle(4, 9), places([7, 10, 11, 12, 13, 14, 15, 16, 17], false)),
  POCKET4: pocket('POCKET4', round(4, 1), places([5, 7, 8, 9, 10, 11, 12, 13, 14], false)),
  SLOT1: radialSlots('SLOT1', 7, places([8, 15, 17, -1, 14, 13, 16, 18, -1], true)),
  LONGHOLE: radialSlots('LONGHOLE', -1, places([7, 14, -1, -1, 13, 12, -1, -1, -1], true)),
  SLOT2: circleSlots,
  CYCLE76: spigot(
    'CYCLE76',
    rectangle(5, 10),
    rectangle(18, -1),
    places([8, 11, 12, 13, 14, 15, 16, 17, -1], true),
  ),
  CYCLE77: spigot('CYCLE77', round(5, 0.5), round(15, 0.5), places([6, 8, 9, 10, 11, 12, 13, 14, -1], true)),
};
