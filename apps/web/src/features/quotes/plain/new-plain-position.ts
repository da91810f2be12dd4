import { firstMachine, type PlainPhase, type PlainPosition } from '@truciolo/quote';
import { newId } from '../../../lib/new-id.ts';

export const blankPhase = (name: string, machineId: string | null): PlainPhase => ({
  id: newId(),
  name,
  workGuid: null,
  time: { machineId, setup: null, cycle: null, byFormula: false },
});

/** Begins as a position of the editor does: a round bar to be sized, one phase on the shop's first lathe. */
export function newPlainPosition(
  machines: readonly { readonly guid: string; readonly name: string }[],
): PlainPosition {
  const { machineId, phaseName } = firstMachine(machines.map(({ guid, name }) => [guid, name]));
  return {
    id: newId(),
    code: '',
    description: '',
    drawing: '',
    drawingRevision: '',
    notes: '',
    quantities: [10],
    part: { surfaceDm2: null, volumeDm3: null, length: null, diameter: null, holes: null },
    stock: {
      kind: 'bar',
      materialId: null,
      section: { shape: 'round', diameter: null },
      length: null,
    },
    phases: [blankPhase(phaseName, machineId)],
  };
}
