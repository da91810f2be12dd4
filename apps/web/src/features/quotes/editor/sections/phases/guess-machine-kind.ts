import type { MachineKind } from '@truciolo/contract';
import { processKindOf, usualMachines } from '@truciolo/cycle';

/** The kind a new machine made for a phase begins with; people see it in the form and may choose another. */
export function guessMachineKind(phaseName: string): MachineKind | null {
  const process = processKindOf(phaseName);
  return process === null ? null : (usualMachines(process)[0] ?? null);
}
