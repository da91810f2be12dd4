import type { MachineRateDraft, PhaseDraft, QuoteDocument } from '@truciolo/quote';

type Machines = Readonly<Record<string, MachineRateDraft>>;

/** How a work is called, and how the machines that do it are. */
const KINDS: readonly (readonly [work: RegExp, machine: RegExp])[] = [
  [/torni|sfacc/, /torni/],
  [/fres|spianat|contorn|tasc/, /fres|centro|cdl|vmc|hmc/],
  [/rettif/, /rettif/],
  [/segh|segat|troncat|taglio/, /seg[ah]|troncat|taglio/],
  [/elettroeros|edm|filo/, /elettroeros|edm|filo/],
  [/for(o|i|at)|masch|alesat/, /trapan|fres|centro|cdl|vmc/],
  [/dentat/, /dentat/],
  [/salda/, /salda/],
];

const only = (found: readonly string[]): string | null => (found.length === 1 ? (found[0] ?? null) : null);

const usedFor = (document: QuoteDocument, name: string): string | null => {
  const phases = document.positions.flatMap((position) => position.phases);
  const same = (phase: PhaseDraft) => phase.name.trim().toLowerCase() === name && phase.kind === 'time';
  const last = phases.findLast((phase) => same(phase) && 'machineId' in phase && phase.machineId !== null);
  return last && 'machineId' in last ? last.machineId : null;
};

/**
 * The machine for a phase of this name: the one the quote uses for it already, the only one of its kind, the only one
 * there is. Null where somebody has to choose.
 */
export function fittingMachine(typed: string, machines: Machines, document: QuoteDocument): string | null {
  const name = typed.trim().toLowerCase();
  const ids = Object.keys(machines);
  if (name === '') return null;
  const used = usedFor(document, name);
  if (used !== null && used in machines) return used;
  const kind = KINDS.find(([work]) => work.test(name));
  const like = kind ? ids.filter((id) => kind[1].test((machines[id]?.name ?? '').toLowerCase())) : [];
  return only(like) ?? only(ids);
}
