import type { Money } from '@truciolo/money';
import type { Sourced } from '../model/origin.ts';
import type { Phase } from '../model/phase.ts';
import type { Position } from '../model/position.ts';
import { lookUp, type Rates } from '../model/rates.ts';
import type { Checker } from './checker.ts';
import { AMOUNT, DENSITY, HOURS_PER_DAY, SHARE } from './limits.ts';

/** Only the rates that this position uses: a bad row of another machine is not its concern. */
export function checkRates(check: Checker, position: Position, rates: Rates): void {
  check.number('rates.hoursPerDay', 'Ore di lavoro al giorno', rates.hoursPerDay, HOURS_PER_DAY, 'h');
  const { stock } = position;
  if (stock && stock.kind !== 'none') checkMaterial(check, stock.materialId, rates);
  const seen = new Set<string>();
  for (const phase of position.phases) checkPhaseRates(check, phase, rates, seen);
}

function sourced(
  check: Checker,
  path: string,
  label: string,
  source: Sourced<Money> | null | undefined,
): void {
  check.money(path, label, source?.value, AMOUNT);
  check.money(path, label, source?.override, AMOUNT);
}

function checkMaterial(check: Checker, id: string, rates: Rates): void {
  const material = lookUp(rates.materials, id);
  if (!material) return;
  const path = `rates.materials.${id}`;
  check.number(`${path}.density`, `Densità di «${material.name}»`, material.density, DENSITY, 'kg/dm³');
  sourced(check, `${path}.price`, `Prezzo di «${material.name}»`, material.price);
  sourced(check, `${path}.platePrice`, `Prezzo da lastra di «${material.name}»`, material.platePrice);
  check.money(`${path}.chipPrice`, `Valore del truciolo di «${material.name}»`, material.chipPrice, AMOUNT);
}

function checkPhaseRates(check: Checker, phase: Phase, rates: Rates, seen: Set<string>): void {
  if (phase.kind !== 'time') return;
  const machine = lookUp(rates.machines, phase.machineId);
  if (machine && !seen.has(phase.machineId)) {
    seen.add(phase.machineId);
    const path = `rates.machines.${phase.machineId}`;
    const of = `di «${machine.name}»`;
    sourced(check, `${path}.setupRate`, `Costo orario di attrezzaggio ${of}`, machine.setupRate);
    sourced(check, `${path}.runRate`, `Costo orario ${of}`, machine.runRate);
    sourced(check, `${path}.operatorRate`, `Costo orario dell'operatore ${of}`, machine.operatorRate);
    check.percent(`${path}.variableShare`, `Quota variabile ${of}`, machine.variableShare, SHARE);
  }
  for (const id of [phase.programming?.labourId, phase.inspection?.labourId]) {
    const labour = id === undefined ? undefined : lookUp(rates.labour, id);
    if (labour) sourced(check, `rates.labour.${id}`, `Tariffa «${labour.name}»`, labour.rate);
  }
}
