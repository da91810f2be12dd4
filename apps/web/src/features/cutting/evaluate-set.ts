import type { CuttingSet, Machine, Material } from '@truciolo/contract';
import { contextOf } from './cut-context.ts';
import { type Evaluation, evaluateTab } from './evaluate-tab.ts';
import { typedOf } from './set-inputs.ts';
import type { TabSpec } from './tab-spec.ts';

/** One column of a comparison: the present values or a saved set. */
export interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly material: Material | undefined;
  readonly machine: Machine | undefined;
  readonly evaluation: Evaluation;
}

interface Registries {
  readonly materials: readonly Material[];
  readonly machines: readonly Machine[];
}

/** A set is computed again from its inputs, with the current data of its material and machine. */
export function evaluateSet(set: CuttingSet, tab: TabSpec, { materials, machines }: Registries): Candidate {
  const material = materials.find(({ guid }) => guid === set.materialGuid);
  const machine = machines.find(({ guid }) => guid === set.machineGuid);
  const typed = typedOf(tab, set.inputs);
  const evaluation = evaluateTab(tab, typed, contextOf(material, machine));
  return { key: set.guid, name: set.name, material, machine, evaluation };
}
