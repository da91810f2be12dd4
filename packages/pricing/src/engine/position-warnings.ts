import type { Money } from '@truciolo/money';
import { effective, type Sourced } from '../model/origin.ts';
import type { Position } from '../model/position.ts';
import type { Warning, WarningCode } from '../model/problem.ts';
import { lookUp, type Rates } from '../model/rates.ts';
import type { StockPlan } from '../stock/plan-stock.ts';

/** A cycle longer than a day is possible, but more often it is seconds typed as minutes. */
const LONG_CYCLE_MINUTES = 24 * 60;

const isProposed = (source: Sourced<Money> | null | undefined) =>
  source?.origin === 'proposed' && source.override === undefined;

/** What somebody should look at, whatever the quantity. */
export function positionWarnings(position: Position, rates: Rates, plan: StockPlan | null): Warning[] {
  const warnings: Warning[] = [];
  const warn = (code: WarningCode, path: string, message: string) => warnings.push({ code, path, message });
  const { stock, phases } = position;
  if (stock && stock.kind !== 'none') {
    const material = lookUp(rates.materials, stock.materialId);
    if (material && !stock.customerOwned && isProposed(material.price)) {
      warn(
        'to-confirm',
        'stock.materialId',
        `Il prezzo di «${material.name}» viene dalla libreria: confermalo prima di inviare.`,
      );
    }
    if (plan?.net != null && plan.net > effective(plan.gross)) {
      warn(
        'net-over-gross',
        'stock.netWeight',
        'Il peso netto supera il peso lordo: controlla le misure del grezzo.',
      );
    }
    const price = material?.price ? effective(material.price) : null;
    if (stock.creditChips && material?.chipPrice && price !== null && material.chipPrice > price) {
      warn(
        'chips-over-material',
        'stock.creditChips',
        'Il truciolo vale più del materiale: controlla i due prezzi al kg.',
      );
    }
  }
  if (stock?.kind === 'none')
    warn('no-stock', 'stock', 'La posizione non ha grezzo: il materiale non è nel prezzo.');
  if (phases.length === 0) warn('no-phases', 'phases', 'Il ciclo di lavoro è vuoto.');
  const machines = new Set<string>();
  phases.forEach((phase, index) => {
    if (phase.kind !== 'time') return;
    const path = `phases[${index}]`;
    if (!('formulaId' in phase.cycle) && effective(phase.cycle) > LONG_CYCLE_MINUTES) {
      warn(
        'unusual-time',
        `${path}.cycle`,
        `Il tempo ciclo della fase «${phase.name}» supera un giorno: è in minuti?`,
      );
    }
    const machine = lookUp(rates.machines, phase.machineId);
    if (!machine || machines.has(phase.machineId)) return;
    machines.add(phase.machineId);
    if (isProposed(machine.setupRate) || isProposed(machine.runRate) || isProposed(machine.operatorRate)) {
      warn('to-confirm', `${path}.machineId`, `Il costo orario di «${machine.name}» è da confermare.`);
    }
  });
  return warnings;
}
