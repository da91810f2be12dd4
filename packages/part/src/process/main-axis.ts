import { extentAlong } from '../box/extents.ts';
import { across, mean, norm, parallel, sub, unit } from '../geometry/vec3.ts';
import { measureCoverage } from '../holes/measure-coverage.ts';
import { type RoundLine, roundLines } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { StandardSizes } from '../stock/standard-sizes.data.ts';
import { type DrawnBar, drawnBar } from './drawn-bar.ts';

export interface MainAxis {
  readonly line: RoundLine;
  /** Faces a lathe makes: round ones around the axis and planes across it. */
  readonly faces: ReadonlySet<number>;
  /** Their share of the whole surface, 0 … 1. */
  readonly share: number;
  /** Largest distance of the part from the axis, mm. */
  readonly radius: number;
  /** Its outside is not closed but made of the tips of teeth. */
  readonly isToothed: boolean;
  /** A round body with a flange that is not: small enough to be turned from the bar. */
  readonly isFromBar: boolean;
  /** The hexagonal or square bar whose sides it keeps; they are among `faces`. */
  readonly bar: DrawnBar | null;
}

/** An outer round face must come this near to the largest radius: else a block with a bore would be a shaft. */
const REACH = 0.97;
/** … and close half the turn somewhere. */
const CLOSED = 0.5;

/** A disc thinner than this share of its diameter is cut out of a plate, not turned. */
const THINNEST = 0.03;

/** Fewer arcs are corners of a block rather than teeth. */
const TEETH = 8;

/** Arcs all around at one radius: the tips of a gear or a pulley, which is turned before its teeth are cut. */
function isToothed(view: SolidView, line: RoundLine, tips: readonly number[]): boolean {
  if (tips.length < TEETH) return false;
  const looks = tips.map((face) => unit(across(sub(mean(view.facePoints(face)), line.origin), line.axis)));
  return norm(mean(looks)) < 1 / TEETH;
}

/** Bars up to this diameter go through the spindle of every automatic lathe, mm. */
const SMALL_BAR = 32;
/** Share of the length over which the round body stands out. */
const STANDS_OUT = 0.4;

/** A small part whose round body stands free of its flange: the corners of the flange are milled afterwards. */
function isBarWork(view: SolidView, line: RoundLine, radius: number, length: number): boolean {
  if (radius * 2 > SMALL_BAR) return false;
  const body = line.faces.filter((face) => !view.face(face).concave);
  const closed = measureCoverage(view, line, body).filter(({ covered }) => covered >= CLOSED);
  return closed.reduce((sum, { low, high }) => sum + high - low, 0) >= length * STANDS_OUT;
}

/** A shoulder meets the round faces along half a turn at least; the end of a keyway does not. */
function turnsAround(view: SolidView, line: RoundLine, plane: number): boolean {
  const shared = (view.neighbours[plane] ?? []).filter(({ face }) => line.faces.includes(face));
  const turns = shared.reduce((sum, { edge }) => {
    const [point] = view.edgePolyline(edge);
    const radius = norm(across(sub(point ?? line.origin, line.origin), line.axis));
    return sum + (radius > 0 ? view.edge(edge).length / (2 * Math.PI * radius) : 0);
  }, 0);
  return turns >= 0.45;
}

/** A ball on the axis is turned as well. */
const isCentred = (view: SolidView, { origin, axis }: RoundLine, face: number): boolean => {
  const { surface } = view.face(face);
  return surface.kind === 'sphere' && norm(across(sub(surface.origin, origin), axis)) <= view.tolerance * 10;
};

const isAcross = (view: SolidView, { axis }: RoundLine, face: number): boolean => {
  const { surface } = view.face(face);
  return surface.kind === 'plane' && parallel(surface.normal, axis, 1e-3);
};

/** An end or a shoulder of a drawn bar: it meets its sides, round faces and the other pieces of one end. */
const crossesBar = (view: SolidView, line: RoundLine, flats: ReadonlySet<number>, plane: number): boolean => {
  const beside = view.neighbours[plane] ?? [];
  return (
    beside.some(({ face }) => flats.has(face)) &&
    beside.every(({ face }) => flats.has(face) || line.faces.includes(face) || isAcross(view, line, face))
  );
};

/** The axis a lathe would turn the part around; null when nothing round and no drawn bar reaches its outside. */
export function mainAxis(view: SolidView, sizes: Pick<StandardSizes, 'hex' | 'square'>): MainAxis | null {
  const area = (faces: readonly number[]) => faces.reduce((sum, face) => sum + view.face(face).area, 0);
  const lines = [...roundLines(view, () => true, true)].sort((a, b) => area(b.faces) - area(a.faces));
  const line = lines[0];
  if (!line) return null;
  const distanceOf = (face: number) =>
    view
      .facePoints(face)
      .reduce((far, point) => Math.max(far, norm(across(sub(point, line.origin), line.axis))), 0);
  const all = view.solid.faces.map((_, face) => face);
  const reach = all.map(distanceOf);
  const radius = Math.max(...reach);
  const spheres = all.filter((face) => isCentred(view, line, face));
  const round = [...line.faces, ...spheres];
  const outer = round.filter((face) => !view.face(face).concave && (reach[face] ?? 0) >= radius * REACH);
  const closes = measureCoverage(view, line, outer).some(({ covered }) => covered >= CLOSED);
  const toothed = !closes && isToothed(view, line, outer);
  const { low, high } = extentAlong(view, all, line.axis);
  const bar = toothed ? null : drawnBar(view, line, high - low, sizes);
  const isRound = closes || toothed;
  const fromBar = !isRound && bar === null && isBarWork(view, line, radius, high - low);
  if (!isRound && !bar && !fromBar) return null;
  if (high - low < radius * 2 * THINNEST) return null;
  const flats = bar?.flats ?? new Set<number>();
  const around = { ...line, faces: round };
  const faces = new Set([...round, ...flats]);
  for (const face of all) {
    if (!isAcross(view, line, face)) continue;
    if (turnsAround(view, around, face) || crossesBar(view, around, flats, face)) faces.add(face);
  }
  const share = area([...faces]) / Math.max(view.solid.area, 1e-12);
  return { line, faces, share, radius, isToothed: toothed, isFromBar: fromBar, bar };
}
