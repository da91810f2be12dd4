import type { PartReport } from '@truciolo/part';
import type { CompleteMaterial } from '../cuts/complete-material.ts';
import { type Workplace, workplaceOf } from '../cuts/workplace.ts';
import type { MeasuredPhaseKind, MeasuredTimes } from '../model/cycle-proposal.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import type { WorkMaterial } from '../model/work-material.ts';
import type { ChosenThread } from '../operations/choose-thread.ts';

/** Inputs of every route. */
export interface ShopFloor {
  readonly part: PartReport;
  readonly record: WorkMaterial;
  readonly material: CompleteMaterial;
  readonly machines: readonly ShopMachine[];
  /** Of each hole group. */
  readonly threads: readonly (ChosenThread | null)[];
  readonly lot: number;
  /** Ra that the part asks for all over, µm; null = not stated. */
  readonly roughness: number | null;
  readonly measured: (phase: MeasuredPhaseKind) => MeasuredTimes | null;
}

export const placeOn = ({ material, roughness }: ShopFloor, machine: ShopMachine): Workplace =>
  workplaceOf(machine, material.cutting, roughness);
