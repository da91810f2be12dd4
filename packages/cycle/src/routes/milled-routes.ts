import type { StockProposal } from '@truciolo/part';
import type { CycleRoute } from '../model/cycle-proposal.ts';
import { isMill } from '../model/machine-kind.ts';
import { because, type Reason } from '../model/reason.ts';
import { hindrance } from './fit-machine.ts';
import { makeRoute } from './make-route.ts';
import { milledFeatures, millPhases } from './mill-phases.ts';
import { sawPhase } from './saw-phase.ts';
import type { ShopFloor } from './shop-floor.ts';

/** Limit of kinds of stock with their own routes; a longer list would not be read. */
const STOCKS = 2;
/** … and limit of their weight relative to the cheapest. */
const WORTH_SHOWING = 1.5;

export interface FoundRoutes {
  readonly routes: readonly CycleRoute[];
  readonly refusals: readonly Reason[];
}

function milledRoute(
  floor: ShopFloor,
  stock: StockProposal,
  machine: ShopFloor['machines'][number],
): CycleRoute {
  const saw = sawPhase(floor, stock);
  const milled = millPhases(floor, machine, milledFeatures(floor.part), { stock });
  return makeRoute(
    floor,
    saw ? 'sawn' : 'bought-cut',
    stock,
    [...(saw ? [saw] : []), ...milled],
    saw ? [] : [because('bought-cut', {})],
  );
}

/** Every centre that fits the blank, from each of the cheapest stocks with flat sides: a vice holds no round bar. */
export function milledRoutes(floor: ShopFloor): FoundRoutes {
  const mills = floor.machines.filter(({ kind }) => isMill(kind));
  if (mills.length === 0) return { routes: [], refusals: [because('no-mill', {})] };
  const flat = floor.part.stock.filter(
    ({ kind }) => kind === 'plate' || kind === 'block' || kind === 'square',
  );
  const held = flat.length > 0 ? flat : floor.part.stock;
  const stocks = held
    .filter(({ volume }) => volume <= (held[0]?.volume ?? 0) * WORTH_SHOWING)
    .slice(0, STOCKS);
  const tried = stocks.flatMap((stock) =>
    mills.map((machine) => ({ stock, machine, why: hindrance(machine, stock, floor.record.density) })),
  );
  return {
    routes: tried.flatMap(({ stock, machine, why }) => (why ? [] : [milledRoute(floor, stock, machine)])),
    refusals: tried.flatMap(({ stock, why }) => (why && stock === stocks[0] ? [why] : [])),
  };
}
