import { typicalMachines } from '@truciolo/contract';
import { type CycleProposal, proposeCycle, type ShopMachine, type WorkMaterial } from '@truciolo/cycle';
import { findMaterial } from '@truciolo/materials-library';
import type { PartReport } from '@truciolo/part';

/** The typical machines of a new company. */
const machines: readonly ShopMachine[] = typicalMachines.map((machine) => ({
  ...machine,
  guid: machine.code,
}));

/** A material of the library as a registry would keep it; null for a name it does not know. */
export function workMaterial(name: string): WorkMaterial | null {
  const found = findMaterial(name);
  if (!found) return null;
  return {
    designation: found.en,
    isoGroup: found.isoGroup,
    density: found.density,
    kc11: found.kc11,
    mc: found.mc,
    cuttingSpeeds: {
      ...(found.vc.carbide && { carbide: { ...found.vc.carbide } }),
      ...(found.vc.hss && { hss: { ...found.vc.hss } }),
    },
  };
}

/** The cycle on the machines of a new company. */
export const propose = (report: PartReport, material: WorkMaterial): CycleProposal =>
  proposeCycle(report, material, machines);
