import type { StockProposal, TurnedShape } from '@truciolo/part';
import type { CyclePhase, CycleRoute } from '../model/cycle-proposal.ts';
import { hasDrivenTools, isLathe, isMill } from '../model/machine-kind.ts';
import { because, type Reason } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import { BAR_PART_LENGTH, BAR_PASSAGE, SLIDING_PASSAGE } from '../practice.data.ts';
import { hindrance } from './fit-machine.ts';
import { makeRoute } from './make-route.ts';
import { millPhases } from './mill-phases.ts';
import type { FoundRoutes } from './milled-routes.ts';
import { sawPhase } from './saw-phase.ts';
import type { ShopFloor } from './shop-floor.ts';
import { milledRest, offAxisFeatures, supportNote, type TurningPlan, turnPhases } from './turn-phases.ts';

const passage = ({ kind }: ShopMachine): number =>
  kind === 'fantina-mobile' ? SLIDING_PASSAGE : BAR_PASSAGE;

/** Bars go through the spindle; tubes do too. */
const isBar = ({ kind }: StockProposal): boolean => kind !== 'plate' && kind !== 'block';

/** Where the features beside the axis are made: on the lathe, on each centre that takes the part, or nowhere. */
function afterTurning(
  floor: ShopFloor,
  lathe: ShopMachine,
  stock: StockProposal,
): readonly (CyclePhase[] | 'driven')[] {
  const features = offAxisFeatures(floor.part);
  const milled = floor.part.setups.some(({ kind }) => kind === 'milling');
  if (features.holes.length + features.pockets.length === 0 && !milled) return [[]];
  const mills = floor.machines.filter(
    (machine) => isMill(machine.kind) && hindrance(machine, stock, floor.record.density) === null,
  );
  return [
    ...(hasDrivenTools(lathe.kind) ? (['driven'] as const) : []),
    ...mills.map((machine) => [...millPhases(floor, machine, features, { rest: milledRest(floor, stock) })]),
  ];
}

/** Every way of one lathe with one stock. */
function routesOn(
  floor: ShopFloor,
  shape: TurnedShape,
  machine: ShopMachine,
  stock: StockProposal,
): readonly CycleRoute[] {
  const across = stock.dimensions[0] ?? 0;
  const isShort = machine.kind === 'fantina-mobile' || shape.length <= BAR_PART_LENGTH;
  const barFits = machine.barFeeder && isBar(stock) && across <= passage(machine) && isShort;
  const ways = machine.kind === 'fantina-mobile' ? [true] : barFits ? [true, false] : [false];
  const features = offAxisFeatures(floor.part);
  return ways
    .filter((fromBar) => !fromBar || barFits)
    .flatMap((fromBar) =>
      afterTurning(floor, machine, stock).map((next) => {
        const plan: TurningPlan = {
          machine,
          stock,
          fromBar,
          driven: next === 'driven' ? features : null,
          bothSides: machine.kind === 'fantina-mobile',
        };
        const saw = fromBar ? null : sawPhase(floor, stock);
        const phases = [
          ...(saw ? [saw] : []),
          ...turnPhases(floor, shape, plan),
          ...(next === 'driven' ? [] : next),
        ];
        const notes: readonly Reason[] = fromBar
          ? [because('bar-passage-assumed', { diameter: passage(machine) })]
          : saw
            ? []
            : [because('bought-cut', {})];
        return makeRoute(floor, fromBar ? 'bar' : saw ? 'sawn' : 'bought-cut', stock, phases, [
          ...notes,
          ...supportNote(shape, machine),
        ]);
      }),
    );
}

/** From the bar or sawn, on every lathe that takes it; milling after it or with driven tools. */
export function turnedRoutes(floor: ShopFloor, shape: TurnedShape): FoundRoutes {
  const lathes = floor.machines.filter(({ kind }) => isLathe(kind));
  if (lathes.length === 0) return { routes: [], refusals: [because('no-lathe', {})] };
  const [stock] = floor.part.stock;
  const bar = floor.part.stock.find((one) => one.kind === 'round');
  const stocks = [...new Set([stock, bar])].filter((one) => one !== undefined);
  const tried = stocks.flatMap((one) =>
    lathes.map((machine) => ({ one, machine, why: hindrance(machine, one, floor.record.density) })),
  );
  return {
    routes: tried.flatMap(({ one, machine, why }) => (why ? [] : routesOn(floor, shape, machine, one))),
    refusals: tried.flatMap(({ one, why }) => (why && one === stock ? [why] : [])),
  };
}
