import type { Money } from '@truciolo/money';
import { effective, effectiveOrigin, type Sourced } from '../model/origin.ts';
import type { Phase } from '../model/phase.ts';
import type { Position } from '../model/position.ts';
import type { Warning, WarningCode } from '../model/problem.ts';
import { lookUp, type Rates } from '../model/rates.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import { materialFor } from '../stock/material-for.ts';
import type { StockPlan } from '../stock/plan-stock.ts';

/** A longer cycle is possible, but more often it is seconds typed as minutes. */
const LONG_CYCLE_MINUTES = 24 * 60;

const isProposed = (source: Sourced<Money> | null | undefined) =>
  source?.origin === 'proposed' && source.override === undefined;

const warning = (code: WarningCode, path: string, message: string): Warning => ({ code, path, message });

/** Warnings that hold at every quantity. A machine used in two phases is named once. */
export function positionWarnings(position: Position, rates: Rates, plan: StockPlan | null): Warning[] {
  const { stock, phases } = position;
  const all = phases.flatMap((phase, index) => phaseWarnings(phase, `phases[${index}]`, rates));
  if (stock?.kind === 'none') {
    all.unshift(warning('no-stock', 'stock', 'La posizione non ha grezzo: il materiale non è nel prezzo.'));
  } else if (stock && plan) all.unshift(...stockWarnings(stock, plan, rates));
  const isWeighed = plan !== null && plan.net !== null;
  for (const phase of phases) {
    if (phase.kind !== 'unit' || phase.basis !== 'kg' || isWeighed) continue;
    const message = `La fase «${phase.name}» si paga a peso: manca il peso netto e conta il lordo.`;
    all.push(warning('gross-for-net', 'stock.netWeight', message));
  }
  if (phases.length === 0) all.push(warning('no-phases', 'phases', 'Il ciclo di lavoro è vuoto.'));
  return [...new Map(all.toReversed().map((entry) => [entry.message, entry])).values()].reverse();
}

function stockWarnings(stock: BarStock | BlankStock, plan: StockPlan, rates: Rates): Warning[] {
  const warnings: Warning[] = [];
  const material = materialFor(stock, rates);
  if (material && !stock.customerOwned && isProposed(material.price)) {
    const message = `Il prezzo di «${material.name}» viene dalla libreria: confermalo prima di inviare.`;
    warnings.push(warning('to-confirm', 'stock.materialId', message));
  }
  if (plan.net !== null && plan.net > effective(plan.gross)) {
    const message = 'Il peso netto supera il peso lordo: controlla le misure del grezzo.';
    warnings.push(warning('net-over-gross', 'stock.netWeight', message));
  }
  const price = material?.price ? effective(material.price) : null;
  if (stock.creditChips && material?.chipPrice && price !== null && material.chipPrice > price) {
    const message = 'Il truciolo vale più del materiale: controlla i due prezzi al kg.';
    warnings.push(warning('chips-over-material', 'stock.creditChips', message));
  }
  return warnings;
}

function phaseWarnings(phase: Phase, path: string, rates: Rates): Warning[] {
  const warnings: Warning[] = [];
  if (phase.kind === 'formula') return warnings;
  if (phase.kind === 'unit') {
    if (isProposed(phase.unit)) {
      warnings.push(
        warning('to-confirm', `${path}.unit`, `Il prezzo della fase «${phase.name}» è da confermare.`),
      );
    }
    return warnings;
  }
  if (!('formulaId' in phase.cycle) && effectiveOrigin(phase.cycle) === 'nc-least') {
    const message = `Il tempo ciclo della fase «${phase.name}» è un minimo: una parte del programma NC non è simulata.`;
    warnings.push(warning('to-confirm', `${path}.cycle`, message));
  }
  if (!('formulaId' in phase.cycle) && effective(phase.cycle) > LONG_CYCLE_MINUTES) {
    const message = `Il tempo ciclo della fase «${phase.name}» supera un giorno: è in minuti?`;
    warnings.push(warning('unusual-time', `${path}.cycle`, message));
  }
  const machine = lookUp(rates.machines, phase.machineId);
  if (machine && [machine.setupRate, machine.runRate, machine.operatorRate].some(isProposed)) {
    const message = `Il costo orario di «${machine.name}» è da confermare.`;
    warnings.push(warning('to-confirm', `${path}.machineId`, message));
  }
  for (const part of ['programming', 'inspection'] as const) {
    const id = phase[part]?.labourId;
    const labour = id === undefined ? undefined : lookUp(rates.labour, id);
    if (!labour || !isProposed(labour.rate)) continue;
    const message = `La tariffa «${labour.name}» è da confermare.`;
    warnings.push(warning('to-confirm', `${path}.${part}.labourId`, message));
  }
  return warnings;
}
