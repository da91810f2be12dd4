import type { Machine, Material } from '@truciolo/contract';
import { cuttingMaterial } from '../../entities/materials/cutting-material.ts';
import { machineLimits, minuteRate } from './cutting-machine.ts';
import type { CutContext } from './run-cut.ts';

/** Registry data in the form of the calculation. */
export const contextOf = (material: Material | undefined, machine: Machine | undefined): CutContext => ({
  material: material && cuttingMaterial(material),
  machine: machine && machineLimits(machine),
  rate: machine && minuteRate(machine),
});
