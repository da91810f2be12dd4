import type { PhaseDraft } from '@truciolo/quote';

type Phases = readonly PhaseDraft[];

/** Phases are numbered as on a routing card: 10, 20, 30. */
export const phaseNumber = (index: number): number => (index + 1) * 10;

export const replaced = (phases: Phases, next: PhaseDraft): Phases =>
  phases.map((phase) => (phase.id === next.id ? next : phase));

export const without = (phases: Phases, id: string): Phases => phases.filter((phase) => phase.id !== id);

/** After the one with this id; at the end without one. */
export function insertedAfter(phases: Phases, id: string | null, added: Phases): Phases {
  const index = id === null ? -1 : phases.findIndex((phase) => phase.id === id);
  const at = index === -1 ? phases.length : index + 1;
  return [...phases.slice(0, at), ...added, ...phases.slice(at)];
}

/** To another place; a place outside the list changes nothing. */
export function moved(phases: Phases, from: number, to: number): Phases {
  const phase = phases[from];
  if (!phase || to < 0 || to >= phases.length || from === to) return phases;
  const others = phases.filter((_, index) => index !== from);
  return [...others.slice(0, to), phase, ...others.slice(to)];
}
