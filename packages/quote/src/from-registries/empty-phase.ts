import type { TimePhaseDraft } from '../model/phase-draft.ts';
import { typedValue } from '../model/value.ts';

/** A phase on a machine with nothing filled in: the cycle has to be said, the set-up may be none. */
export const emptyPhase = (id: string): TimePhaseDraft => ({
  kind: 'time',
  id,
  name: '',
  workGuid: null,
  purpose: 'machining',
  machineId: null,
  programming: null,
  setup: typedValue(null),
  cycle: typedValue(null),
  load: typedValue(null),
  loadMasked: false,
  piecesPerClamping: null,
  efficiency: null,
  attended: null,
  inspection: null,
  toolsPerPiece: null,
  toolsPerLot: null,
  learning: null,
});
