import { mayDo, processKindOf } from '@truciolo/cycle';
import {
  fittingMachine,
  machineDoubt,
  type PhaseDraft,
  type QuoteDocument,
  type RatesDraft,
} from '@truciolo/quote';

type Machines = RatesDraft['machines'];

/** The machine that the quote uses for a phase of this name already. */
function usedFor(document: QuoteDocument, name: string): string | null {
  const wanted = name.trim().toLowerCase();
  const phases = document.positions.flatMap((position) => position.phases);
  const same = (phase: PhaseDraft) => phase.kind === 'time' && phase.name.trim().toLowerCase() === wanted;
  const last = phases.findLast((phase) => same(phase) && 'machineId' in phase && phase.machineId !== null);
  return last && 'machineId' in last ? last.machineId : null;
}

/** The machine to propose for a phase of this name: the one the quote uses for it, else the one that fits its process. */
export function proposedMachine(name: string, machines: Machines, document: QuoteDocument): string | null {
  if (name.trim() === '') return null;
  const used = usedFor(document, name);
  const process = processKindOf(name);
  const usedKind = used === null ? undefined : machines[used]?.kind;
  const fits = usedKind === undefined || process === null || mayDo(usedKind, process);
  return used !== null && used in machines && fits ? used : fittingMachine(name, machines);
}

/** A renamed phase: if its process changed, a machine that does not do it has to be chosen again. */
export function renamedPhase(
  phase: PhaseDraft,
  before: string,
  machines: Machines,
  document: QuoteDocument,
): PhaseDraft {
  if (phase.kind !== 'time') return phase;
  const isAnother = processKindOf(before) !== processKindOf(phase.name);
  const asksAgain = isAnother && machineDoubt(phase, machines, null) === 'other-machine';
  if (phase.machineId !== null && !asksAgain) return phase;
  const others = { ...document, positions: document.positions.map((part) => without(part, phase.id)) };
  const machineId = proposedMachine(phase.name, machines, others);
  return machineId === phase.machineId ? phase : { ...phase, machineId };
}

const without = (part: QuoteDocument['positions'][number], id: string) => ({
  ...part,
  phases: part.phases.filter((phase) => phase.id !== id),
});
