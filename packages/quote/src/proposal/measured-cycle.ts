import type { CyclePhase, CycleProposal, MeasuredPhaseKind } from '@truciolo/cycle';
import type { MeasuredDraft } from '../model/phase-draft.ts';
import { isWorthProposing, type MeasuredRatio, takeOver } from './measured-ratio.ts';
import type { RatioOf } from './position-of-route.ts';

const keyOf = ({ name, machineGuid }: MeasuredPhaseKind) => JSON.stringify([name, machineGuid]);

/** The different kinds of phases of all routes, for which the shop may have measured times. */
export function measurablePhases({ routes }: CycleProposal): readonly CyclePhase[] {
  const phases = routes.flatMap((route) => route.phases);
  return [...new Map(phases.map((phase) => [keyOf(phase), phase])).values()];
}

/** The questions about measured times, one for each kind of phase. */
export const workOfPhases = (
  phases: readonly MeasuredPhaseKind[],
  materialGroup: string,
  partWeight: number | null,
) =>
  phases.map(({ name, machineGuid }) => ({
    workGuid: null,
    name,
    machineId: machineGuid,
    materialGroup,
    partWeight,
  }));

/** Ratios worth applying, by kind of phase; null where the shop has measured too little for one. */
export function ratiosOfPhases(
  phases: readonly MeasuredPhaseKind[],
  told: readonly (MeasuredRatio | null | undefined)[],
): RatioOf | null {
  const ratios = new Map<string, MeasuredDraft>();
  for (const [index, phase] of phases.entries()) {
    const one = told[index];
    if (one && isWorthProposing(one)) ratios.set(keyOf(phase), takeOver(one));
  }
  return ratios.size === 0 ? null : (phase) => ratios.get(keyOf(phase)) ?? null;
}
