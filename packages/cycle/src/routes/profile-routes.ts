import type { PartReport } from '@truciolo/part';
import { vec3 } from '@truciolo/part';
import { isMill } from '../model/machine-kind.ts';
import { because } from '../model/reason.ts';
import { hindrance } from './fit-machine.ts';
import { makeRoute } from './make-route.ts';
import { milledFeatures, millPhases } from './mill-phases.ts';
import type { FoundRoutes } from './milled-routes.ts';
import { sawPhase } from './saw-phase.ts';
import type { ShopFloor } from './shop-floor.ts';

/** Share of the length from which on a hole belongs to the section of the profile. */
const WHOLE = 0.9;

/** The part for a shop that buys the profile: the section is finished, only the cuts into it remain. */
function cutInto(part: PartReport): PartReport {
  const [, , along] = part.boxAxes;
  const isSection = (direction: PartReport['box'], depth: number) =>
    vec3.parallel(direction, along, 1e-2) && depth >= part.box[2] * WHOLE;
  return {
    ...part,
    holes: part.holes.filter(({ axis, depth }) => !isSection(axis, depth)),
    pockets: [],
    slots: [],
    steps: [],
    outline: null,
    sharpCorners: 0,
    undercuts: [],
    edges: { length: 0, turns: 0 },
    curved: { area: 0, radius: null, faces: [] },
    chamfers: 0,
    chamferLength: 0,
  };
}

/** Sawn to length, then its holes on each centre that takes it; nothing else where it has none. */
export function profileRoutes(floor: ShopFloor): FoundRoutes {
  const [stock] = floor.part.stock;
  if (!stock) return { routes: [], refusals: [because('no-stock', {})] };
  const part = cutInto(floor.part);
  const threads = part.holes.map((hole) => floor.threads[floor.part.holes.indexOf(hole)] ?? null);
  const own: ShopFloor = { ...floor, part, threads };
  const saw = sawPhase(own, stock);
  const before = saw ? [saw] : [];
  const notes = [because('bought-profile', {}), ...(saw ? [] : [because('bought-cut', {})])];
  if (part.holes.length === 0)
    return { routes: [makeRoute(own, 'profile', stock, before, notes)], refusals: [] };
  const mills = floor.machines.filter(({ kind }) => isMill(kind));
  if (mills.length === 0) return { routes: [], refusals: [because('no-mill', {})] };
  const tried = mills.map((machine) => ({ machine, why: hindrance(machine, stock, floor.record.density) }));
  return {
    routes: tried.flatMap(({ machine, why }) =>
      why
        ? []
        : [
            makeRoute(
              own,
              'profile',
              stock,
              [...before, ...millPhases(own, machine, milledFeatures(part), { rest: 0 })],
              notes,
            ),
          ],
    ),
    refusals: tried.flatMap(({ why }) => why ?? []),
  };
}
