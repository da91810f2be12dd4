import type { Plan, PlannedPhase } from '../src/model/plan.ts';
import type { PlanProblem } from '../src/model/problem.ts';

const minutesFor = (cycle: number, pieces: number) => Math.ceil(cycle * pieces - 1e-9);

/** When so many minutes of the phase's cycle are done, read off its stretches. */
function afterWork(phase: PlannedPhase, minutes: number): number {
  let left = minutes;
  for (const { kind, start, end } of phase.stretches) {
    if (kind !== 'cycle') continue;
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return phase.end;
}

/** When the minute after so many minutes of cycle begins. */
function minuteAfter(phase: PlannedPhase, minutes: number): number {
  let left = minutes;
  for (const { kind, start, end } of phase.stretches) {
    if (kind !== 'cycle') continue;
    if (left < end - start) return start + left;
    left -= end - start;
  }
  return phase.end;
}

/** Every law a plan has to keep, checked by the clock and not by the planner's own tables. Empty = lawful. */
export function brokenLaws(problem: PlanProblem, plan: Plan): string[] {
  const broken: string[] = [];
  const say = (text: string) => broken.push(text);
  const numbers = JSON.stringify(plan, (_, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'BAD' : value,
  );
  if (numbers.includes('BAD')) say('a number that is none');

  for (const machine of problem.machines) {
    const own = plan.phases.filter((phase) => phase.machine === machine.id && phase.end > phase.start);
    own.sort((a, b) => a.start - b.start);
    for (const [index, phase] of own.entries()) {
      const next = own[index + 1];
      if (!machine.unlimited && next && next.start < phase.end)
        say(`${machine.id} has ${phase.job}/${phase.phase} and ${next.job}/${next.phase} at once`);
      const before = own[index - 1];
      const keyOf = (one: PlannedPhase | undefined) =>
        problem.jobs.find(({ id }) => id === one?.job)?.phases.find(({ id }) => id === one?.phase)?.setupKey;
      if (phase.setupReused && (!before || keyOf(before) !== keyOf(phase)))
        say(`${phase.job}/${phase.phase} keeps a set-up nobody made`);
    }
    const isOpen = (from: number, to: number, alone: boolean) => {
      let at = from;
      for (const window of machine.windows)
        if ((window.attended || alone) && window.start <= at && at < window.end) at = window.end;
      return at >= to;
    };
    for (const phase of own) {
      const asked = problem.jobs
        .find(({ id }) => id === phase.job)
        ?.phases.find(({ id }) => id === phase.phase);
      const alone = asked?.runsAlone ?? false;
      for (const { start, end, kind } of phase.stretches)
        if (!isOpen(start, end, alone && kind === 'cycle'))
          say(`${phase.job}/${phase.phase} works while ${machine.id} is closed`);
    }
  }

  for (const crew of problem.crews) {
    const machines = new Set(
      problem.machines.filter((machine) => machine.crew === crew.id).map(({ id }) => id),
    );
    const taken = plan.phases
      .filter(({ machine }) => machines.has(machine))
      .flatMap(({ stretches }) => stretches);
    for (const { start } of taken) {
      const sum = taken
        .filter((one) => one.start <= start && start < one.end)
        .reduce((total, { people }) => total + people, 0);
      if (sum > crew.people * 100) say(`${crew.id}: ${sum} % of people at ${start}`);
    }
  }

  for (const job of problem.jobs) {
    const placed = plan.phases.filter((phase) => phase.job === job.id);
    const left = plan.leftOut.some((one) => one.job === job.id);
    if (placed.length === 0 && left) continue;
    if (placed.length !== job.phases.length)
      say(`${job.id} has ${placed.length} phases of ${job.phases.length}`);
    for (const [index, asked] of job.phases.entries()) {
      const phase = placed[index];
      if (!phase) continue;
      const name = `${job.id}/${asked.id}`;
      if (phase.phase !== asked.id) say(`${name} is not in its order`);
      if (!asked.machines.includes(phase.machine)) say(`${name} is on a machine that cannot do it`);
      const minutes = (kind: string) =>
        phase.stretches
          .filter((one) => one.kind === kind)
          .reduce((sum, { start, end }) => sum + end - start, 0);
      if (minutes('cycle') !== minutesFor(asked.cycle, asked.quantity))
        say(`${name} works ${minutes('cycle')} minutes`);
      if (minutes('setup') !== (phase.setupReused ? 0 : Math.ceil(asked.setup)))
        say(`${name} is set up for ${minutes('setup')} minutes`);
      if (!phase.locked && phase.start < Math.max(problem.now, job.release ?? problem.now))
        say(`${name} begins too early`);
      const before = placed[index - 1];
      const askedBefore = job.phases[index - 1];
      if (!before || !askedBefore) continue;
      const lot = askedBefore.transferLot;
      if (!lot || lot >= askedBefore.quantity || askedBefore.quantity !== asked.quantity) {
        if (phase.start < before.end) say(`${name} begins before the phase before it ends`);
        continue;
      }
      for (let done = 0; done < asked.quantity; done += lot) {
        const there = afterWork(
          before,
          minutesFor(askedBefore.cycle, Math.min(askedBefore.quantity, done + lot)),
        );
        const needed = minuteAfter(phase, Math.floor(asked.cycle * done));
        if (phase.end > phase.start && needed < there) say(`${name} uses pieces before they are there`);
      }
    }
  }
  return broken;
}
