import { inEuro } from '@truciolo/money';
import type { HoleGroup, PartReport } from '@truciolo/part';
import { completeMaterial } from './cuts/complete-material.ts';
import type { CycleOptions, CycleProposal, CycleRoute } from './model/cycle-proposal.ts';
import { because, type Reason } from './model/reason.ts';
import type { ShopMachine } from './model/shop-machine.ts';
import type { WorkMaterial } from './model/work-material.ts';
import { chooseThread, isThreadOpen } from './operations/choose-thread.ts';
import { type FoundRoutes, milledRoutes } from './routes/milled-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { sheetRoutes } from './routes/sheet-routes.ts';
import type { ShopFloor } from './routes/shop-floor.ts';
import { turnedRoutes } from './routes/turned-routes.ts';
import { listUnknowns } from './unknowns.ts';

const USUAL_LOT = 10;
/** Cheapest first; where a rate is missing, quickest first, after the others. */
/** Of a piece, €. */
const blankCost = ({ stock }: CycleRoute, { density, pricePerKg }: WorkMaterial): number =>
  stock.volume * 1e-6 * density * inEuro(pricePerKg ?? 0);

/** A tube costs more time than a bar and may cost less in all: machine hours and the blank count together. */
function byCost(material: WorkMaterial, lot: number) {
  const minutes = (route: CycleRoute) => route.pieceMinutes + route.lotMinutes / lot;
  return (one: CycleRoute, other: CycleRoute): number => {
    if (one.machineCost !== null && other.machineCost !== null)
      return one.machineCost + blankCost(one, material) - other.machineCost - blankCost(other, material);
    if (one.machineCost === null && other.machineCost === null) return minutes(one) - minutes(other);
    return one.machineCost === null ? 1 : -1;
  };
}

/** A machine whose data allow no cut at all would make the part in no time. */
const cuts = ({ kind, phases }: CycleRoute): boolean =>
  phases.some(({ kind: phase, operations }) => phase !== 'sawing' && operations.length > 0) ||
  kind === 'profile';

/** A turned part that no lathe takes may still be milled out of its bar. */
function findRoutes(floor: ShopFloor): FoundRoutes {
  const { part } = floor;
  if (part.process === 'sheet') return sheetRoutes(floor);
  if (part.process === 'printed') return { routes: [], refusals: [because('printed-part', {})] };
  if (part.process === 'profile' && part.stock[0]?.kind === 'profile') return profileRoutes(floor);
  if (!part.turning) return milledRoutes(floor);
  const turned = turnedRoutes(floor, part.turning);
  if (turned.routes.length > 0 || part.process === 'turned') return turned;
  const milled = milledRoutes(floor);
  return { routes: milled.routes, refusals: [...turned.refusals, ...milled.refusals] };
}

function cannot(part: PartReport): Reason | null {
  if (!Number.isFinite(part.volume) || part.volume <= 0 || !Number.isFinite(part.area)) {
    return because('volume-doubt', {});
  }
  return part.stock.length === 0 ? because('no-stock', {}) : null;
}

/**
 * The cycle of work of a part on the company's machines: every way that fits, cheapest first, each phase and operation
 * with its reason. Estimates with a band, never a promise.
 */
export function proposeCycle(
  part: PartReport,
  material: WorkMaterial,
  machines: readonly ShopMachine[],
  options: CycleOptions = {},
): CycleProposal {
  const lot = options.lot !== undefined && options.lot >= 1 ? options.lot : USUAL_LOT;
  const modelled = new Set(part.threads.flatMap(({ faces }) => faces));
  const isModelled = ({ faces }: HoleGroup) => faces.some((face) => modelled.has(face));
  const threads = part.holes.map((group, index) =>
    chooseThread(group, index, options.threads, isModelled(group)),
  );
  const open = part.holes.filter((group, index) =>
    isThreadOpen(group, index, options.threads, isModelled(group)),
  );
  const unknowns = listUnknowns(part, threads, open);
  const reason = cannot(part);
  if (reason) return { routes: [], refusals: [reason], unknowns };
  const floor: ShopFloor = {
    part,
    record: material,
    material: completeMaterial(material),
    machines,
    threads,
    lot,
    roughness: options.roughness ?? null,
    measured: options.measured ?? (() => null),
  };
  const { routes, refusals } = findRoutes(floor);
  const sound = routes.filter(cuts).sort(byCost(material, lot));
  const different = sound.filter(({ id }, index) => sound.findIndex((route) => route.id === id) === index);
  if (different.length > 0) return { routes: different, refusals, unknowns };
  if (part.process === 'sheet' || part.process === 'printed') return { routes: [], refusals, unknowns };
  const sides = part.box.map((side) => Math.round(side)).join(' × ');
  const why = routes.length > 0 ? because('not-computed', {}) : because('no-machine-fits', { sides });
  return { routes: [], refusals: [why, ...refusals], unknowns };
}
