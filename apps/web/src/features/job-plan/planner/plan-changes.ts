import type { jobPlan, PlanInput, RouteInput } from '@truciolo/contract';
import { toInstant, toWall } from '@truciolo/italian';
import { type InputPhase, type Locks, type PhasePlace, samePlace } from '@truciolo/jobs';
import type { Plan } from '@truciolo/planning';
import { momentText } from './plan-words.ts';

type AppliedPhase = RouteInput<typeof jobPlan.apply>['body']['phases'][number];

const placeOf = ({ plannedStart, plannedEnd, isLocked, machineGuid }: InputPhase): PhasePlace => ({
  start: plannedStart,
  end: plannedEnd,
  isLocked,
  machineGuid,
});

/** Every phase at its place in the plan, or at its old one, each with the place the plan started from. */
export function phasesToApply(input: PlanInput, plan: Plan): AppliedPhase[] {
  const machines = new Set(input.machines.map(({ guid }) => guid));
  const placed = new Map(plan.phases.map((one) => [one.phase, one]));
  return input.jobs.flatMap((job) =>
    job.phases.flatMap((phase): AppliedPhase[] => {
      const base = placeOf(phase);
      const own = placed.get(phase.guid);
      if (own) {
        const isMoved = machines.has(own.machine) && own.machine !== phase.machineGuid;
        return [
          {
            guid: phase.guid,
            start: toInstant(own.start),
            end: toInstant(own.end),
            isLocked: own.locked && phase.state !== 'running',
            ...(isMoved && { machineGuid: own.machine }),
            base,
          },
        ];
      }
      return base.start !== null && base.end !== null
        ? [{ guid: phase.guid, start: base.start, end: base.end, isLocked: phase.isLocked, base }]
        : [];
    }),
  );
}

/** A phase whose place changed. */
export interface MovedPhase {
  readonly guid: string;
  readonly text: string;
}

const whenText = ({ plannedStart }: InputPhase) =>
  plannedStart === null ? 'da pianificare' : momentText(toWall(plannedStart));

/** Changes of other users between two reads of the plan. */
export function movedBetween(before: PlanInput, now: PlanInput): MovedPhase[] {
  const codes = new Map(now.machines.map(({ guid, code }) => [guid, code]));
  const was = new Map(before.jobs.flatMap((job) => job.phases.map((phase) => [phase.guid, phase] as const)));
  return now.jobs.flatMap((job) =>
    job.phases.flatMap((phase): MovedPhase[] => {
      const old = was.get(phase.guid);
      if (phase.state === 'running' || (old && samePlace(placeOf(old), placeOf(phase)))) return [];
      if (!old && phase.plannedStart === null) return [];
      const machine = phase.machineGuid !== old?.machineGuid ? codes.get(phase.machineGuid ?? '') : undefined;
      const from = old ? `${whenText(old)} → ` : '';
      const text = `${job.number} ${phase.name}: ${from}${whenText(phase)}${machine ? ` su ${machine}` : ''}`;
      return [{ guid: phase.guid, text }];
    }),
  );
}

/** Manual locks, without the phases that others moved since. */
export const locksToCarry = (locks: Locks, moved: readonly MovedPhase[]): Locks => {
  const gone = new Set(moved.map(({ guid }) => guid));
  return new Map([...locks].filter(([phase]) => !gone.has(phase)));
};
