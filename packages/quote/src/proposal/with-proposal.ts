import { newPosition } from '../draft/new-quote.ts';
import { emptyPhase } from '../from-registries/empty-phase.ts';
import { type PositionStart, positionDefaults, withPosition } from '../from-registries/position-start.ts';
import type { TimePhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { Value } from '../model/value.ts';
import type { ProposedPhase, ProposedPosition } from './proposed-position.ts';
import { stockOfProposal } from './stock-of-proposal.ts';

const NOTE_LENGTH = 500;
const PROGRAMMER = /programm/i;

const fromModel = (value: number, note = ''): Value => ({
  value: Number(value.toFixed(2)),
  origin: '3d',
  ...(note ? { note: note.slice(0, NOTE_LENGTH) } : {}),
});

/**
 * Programming is charged at the programmer's rate; a shop without such a rate does it on the machine, with the set-up.
 */
function phaseOf(phase: ProposedPhase, programmer: string | null, newId: () => string): TimePhaseDraft {
  const { name, machineGuid, setup, programming, cycle, load, reason, measured } = phase;
  const isApart = programmer !== null && programming > 0;
  return {
    ...emptyPhase(newId()),
    name: name.slice(0, 200),
    machineId: machineGuid,
    setup: fromModel(isApart ? setup : setup + programming),
    cycle: fromModel(cycle, reason),
    load: fromModel(load),
    programming: isApart ? { minutes: fromModel(programming), labourId: programmer, lots: 1 } : null,
    ...(measured && { measured }),
  };
}

/** The document with one more position, filled with the results of a tool. */
export function withProposal(
  document: QuoteDocument,
  id: string,
  start: PositionStart,
  proposal: ProposedPosition,
  quantities: readonly number[],
  newId: () => string,
): QuoteDocument {
  const labour = Object.entries(start.ratesNow?.labour ?? {});
  const programmer = labour.find(([, { name }]) => PROGRAMMER.test(name))?.[0] ?? null;
  const position: PositionDraft = {
    ...newPosition(id, positionDefaults(start, newId)),
    code: proposal.code.slice(0, 100),
    description: proposal.description,
    quantities,
    part: {
      surfaceDm2: Number(proposal.surfaceDm2.toFixed(3)),
      volumeDm3: Number(proposal.volumeDm3.toFixed(6)),
      length: Number(proposal.length.toFixed(2)),
      diameter: null,
      holes: proposal.holes,
    },
    stock: stockOfProposal(proposal),
    phases: proposal.phases.map((phase) => phaseOf(phase, programmer, newId)),
  };
  return withPosition(document, position, start, newId);
}
