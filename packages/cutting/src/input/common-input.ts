import type { CuttingEdge } from '../kernel/kienzle.ts';
import type { EdgeEconomics, TaylorConstants } from '../kernel/tool-life.ts';
import type { Machine } from '../machine.ts';
import type { CuttingMaterial, SpeedTable, ToolMaterial } from '../material.ts';
import type { InputCheck } from './check-input.ts';

/** Inputs of every operation besides its own geometry. */
export interface CommonInput {
  /** Without a material no force, power, torque or tool life is computed. */
  readonly material?: CuttingMaterial | undefined;
  /** Default carbide; a drill's family decides it. */
  readonly toolMaterial?: ToolMaterial | undefined;
  /** Hardness of the blank in the scale of the material's record (HB or HRC); moves the recommended speeds. */
  readonly hardness?: number | undefined;
  readonly machine?: Machine | undefined;
  readonly edge?: CuttingEdge | undefined;
  /** Default: from the recommended speed range of the material. */
  readonly taylor?: TaylorConstants | undefined;
  readonly economics?: EdgeEconomics | undefined;
}

function checkMachine(check: InputCheck, machine: Machine): void {
  check.allow('nMin', machine.nMin);
  check.allow('nMax', machine.nMax);
  check.allow('power', machine.power);
  check.allow('torque', machine.torque);
  check.allow('baseSpeed', machine.baseSpeed);
  check.allow('eta', machine.eta);
  check.allow('vfMax', machine.vfMax);
  check.allow('rapid', machine.rapid);
  check.rule('nMin', 'conflict', 'non possono superare i giri massimi', () => {
    const { nMin, nMax } = machine;
    return nMin === undefined || nMax === undefined || nMin <= nMax;
  });
}

function checkSpeeds(check: InputCheck, table: SpeedTable): void {
  for (const [low, high] of Object.values(table)) {
    check.need('vcRange', low);
    check.need('vcRange', high);
    check.rule('vcRange', 'conflict', 'il minimo supera il massimo', () => low <= high);
  }
}

export function checkCommon(check: InputCheck, input: CommonInput): void {
  const { material, machine, edge, taylor, economics } = input;
  if (material) {
    check.need('kc11', material.kc11);
    check.need('mc', material.mc);
    const table = material.vc?.[input.toolMaterial ?? 'carbide'];
    if (table) checkSpeeds(check, table);
  }
  check.allow('hardness', input.hardness);
  check.allow('gamma', edge?.gamma);
  check.allow('wear', edge?.wear);
  if (taylor) {
    check.need('taylorN', taylor.n);
    check.need('taylorC', taylor.C);
  }
  if (economics) {
    check.need('Cm', economics.Cm);
    check.need('Ct', economics.Ct);
    check.need('tct', economics.tct);
  }
  if (machine) checkMachine(check, machine);
}
