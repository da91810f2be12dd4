import type { MachineKind } from '@truciolo/cycle';
import { FAMILIES, firstPhases, type PlainPhase, type PlainPosition, usualFamily } from '@truciolo/quote';
import { newId } from '../../../lib/new-id.ts';

export const blankPhase = (name: string, machineId: string | null): PlainPhase => ({
  id: newId(),
  name,
  workGuid: null,
  time: { machineId, setup: null, cycle: null, byFormula: false },
});

interface Machine {
  readonly guid: string;
  readonly kind: MachineKind;
}

/** Begins as a position of the editor does: a bar to be sized and the phase that the shop's machines make of it. */
export function newPlainPosition(
  machines: readonly Machine[],
  quantities?: readonly number[],
): PlainPosition {
  const family = usualFamily(machines);
  const { stock } = FAMILIES[family];
  const park = Object.fromEntries(machines.map(({ guid, kind }) => [guid, { kind }]));
  return {
    id: newId(),
    code: '',
    description: '',
    drawing: '',
    drawingRevision: '',
    notes: '',
    quantities: quantities ?? [10],
    part: { surfaceDm2: null, volumeDm3: null, length: null, diameter: null, holes: null },
    stock: {
      kind: 'bar',
      materialId: null,
      section:
        stock === 'round' ? { shape: stock, diameter: null } : { shape: stock, width: null, thickness: null },
      length: null,
    },
    phases: firstPhases(family, park, newId).map(({ name, machineId }) => blankPhase(name, machineId)),
  };
}
