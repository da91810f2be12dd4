import type { StockProposal } from '@truciolo/part';
import type { CyclePhase } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { SAW_HANDLING, sawBlank } from '../operations/saw-blank.ts';
import { liftingSeconds } from '../practice.data.ts';
import { hindrance, kilograms } from './fit-machine.ts';
import { makePhase } from './make-phase.ts';
import { placeOn, type ShopFloor } from './shop-floor.ts';

/** Cutting to length on the first saw that takes the section; none: the blank is bought cut. */
export function sawPhase(floor: ShopFloor, stock: StockProposal): CyclePhase | null {
  const machine = floor.machines.find(
    (candidate) =>
      candidate.kind === 'segatrice' && hindrance(candidate, stock, floor.record.density) === null,
  );
  const operations = machine ? sawBlank(placeOn(floor, machine), stock) : [];
  if (!machine || operations.length === 0) return null;
  return makePhase(floor, {
    id: 'saw',
    kind: 'sawing',
    name: 'Taglio',
    machine,
    operations,
    loadSeconds: Math.max(SAW_HANDLING, liftingSeconds(kilograms(stock.volume, floor.record.density))),
    first: true,
    reason: because('saw-blank', { section: stock.label }),
  });
}
