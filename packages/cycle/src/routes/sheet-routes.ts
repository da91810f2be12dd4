import type { SheetWork, StockProposal } from '@truciolo/part';
import { laserLimit, laserSpeed } from '../cuts/laser-speeds.data.ts';
import type { CyclePhase } from '../model/cycle-proposal.ts';
import { because, type Reason } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import { bendSheet, laserCut } from '../operations/cut-sheet.ts';
import { SHEET_SECONDS } from '../practice.data.ts';
import { hindrance, kilograms } from './fit-machine.ts';
import { makePhase } from './make-phase.ts';
import { makeRoute } from './make-route.ts';
import type { FoundRoutes } from './milled-routes.ts';
import { placeOn, type ShopFloor } from './shop-floor.ts';

/** A phase, or the reason why this machine does not do it. */
type Tried = { readonly phase: CyclePhase } | { readonly why: Reason };

function laserPhase(floor: ShopFloor, machine: ShopMachine, sheet: SheetWork, stock: StockProposal): Tried {
  const { isoGroup, density } = floor.record;
  const why = hindrance(machine, stock, density);
  if (why) return { why };
  const { thickness } = sheet;
  const speed = laserSpeed(isoGroup, thickness);
  if (speed === null)
    return {
      why: because('too-thick', { machine: machine.name, size: thickness, limit: laserLimit(isoGroup) }),
    };
  const phase = makePhase(floor, {
    id: 'laser',
    kind: 'laser-cutting',
    name: 'Taglio laser',
    machine,
    operations: laserCut(placeOn(floor, machine), sheet, speed),
    loadSeconds: SHEET_SECONDS,
    first: true,
    reason: because('laser-sheet', { thickness }),
  });
  return { phase };
}

function bendPhase(floor: ShopFloor, machine: ShopMachine, sheet: SheetWork): Tried {
  const limit = machine.maxLength ?? machine.travel.x;
  if (limit !== null && sheet.longestBend > limit)
    return { why: because('too-long', { machine: machine.name, size: sheet.longestBend, limit }) };
  const weight = kilograms(floor.part.volume, floor.record.density);
  const phase = makePhase(floor, {
    id: 'bend',
    kind: 'bending',
    name: 'Piegatura',
    machine,
    operations: bendSheet(sheet, weight),
    loadSeconds: 0,
    first: true,
    reason: because('bend-sheet', { bends: sheet.bends }),
  });
  return { phase };
}

const phasesOf = (tried: readonly Tried[]): readonly CyclePhase[] =>
  tried.flatMap((one) => ('phase' in one ? [one.phase] : []));
const reasonsOf = (tried: readonly Tried[]): readonly Reason[] =>
  tried.flatMap((one) => ('why' in one ? [one.why] : []));

/** Holes of the sheet that ask for more than the cut. */
const workedHoles = ({ part, threads }: ShopFloor): number =>
  part.holes.reduce(
    (sum, { count, countersink, counterbore }, index) =>
      sum + (threads[index] || countersink || counterbore ? count : 0),
    0,
  );

/** Cut by laser and bent where it has bends, on every machine of the company that takes it. */
export function sheetRoutes(floor: ShopFloor): FoundRoutes {
  const { part, machines } = floor;
  const { sheet } = part;
  const stock = part.stock.find(({ kind }) => kind === 'plate') ?? part.stock[0];
  if (!sheet || !stock) return { routes: [], refusals: [because('sheet-metal', {})] };
  const lasers = machines.filter(({ kind }) => kind === 'laser');
  const brakes = sheet.bends > 0 ? machines.filter(({ kind }) => kind === 'piegatrice') : [];
  const cut = lasers.map((machine) => laserPhase(floor, machine, sheet, stock));
  const bent = brakes.map((machine) => bendPhase(floor, machine, sheet));
  const refusals = [
    ...(lasers.length === 0 ? [because('no-laser', {})] : []),
    ...(sheet.bends > 0 && brakes.length === 0 ? [because('no-press-brake', {})] : []),
    ...reasonsOf(cut),
    ...reasonsOf(bent),
  ];
  const holes = workedHoles(floor);
  const notes = holes > 0 ? [because('sheet-holes', { holes })] : [];
  const routes = phasesOf(cut).flatMap((laser) =>
    sheet.bends === 0
      ? [makeRoute(floor, 'sheet', stock, [laser], notes)]
      : phasesOf(bent).map((bend) => makeRoute(floor, 'sheet', stock, [laser, bend], notes)),
  );
  return { routes, refusals };
}
