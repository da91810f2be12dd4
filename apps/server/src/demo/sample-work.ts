import type { WorkEventKind } from '@truciolo/jobs';
import type { recordWork } from '../features/jobs/index.ts';
import type { Chance } from '../features/samples/index.ts';
import { newGuid } from '../platform/guid.ts';
import { workSpans } from './work-days.ts';

export type SampleEvent = Parameters<typeof recordWork>[2]['events'][number];

/** Time at which each machine is free: in a sample too it does one phase at a time. */
export class MachineDays {
  readonly #free = new Map<string, number>();
  readonly #running = new Set<string>();

  freeFrom(machine: string | null, at: number): number {
    return machine === null ? at : Math.max(at, this.#free.get(machine) ?? 0);
  }

  take(machine: string | null, until: number): void {
    if (machine !== null) this.#free.set(machine, until);
  }

  /** Whether something may be left running on it. */
  mayRun(machine: string | null): boolean {
    if (machine === null || this.#running.has(machine)) return false;
    this.#running.add(machine);
    return true;
  }
}

interface Work {
  readonly phase: string;
  /** Good pieces that the job needs; scrap is made in addition where too few pieces were started. */
  readonly quantity: number;
  readonly from: number;
  readonly minutes: number;
  readonly pieces: number;
  readonly chance: Chance;
}

const plain = { good: 0, scrap: 0, reason: '', note: '', about: null, minutes: null, measure: null };

const eventAt = (
  phaseGuid: string,
  kind: WorkEventKind,
  at: number,
  more: Partial<SampleEvent> = {},
): SampleEvent => ({
  ...plain,
  phaseGuid,
  kind,
  guid: newGuid(new Date(at)),
  at: new Date(at).toISOString(),
  ...more,
});

/** A phase from its first start to its last stop, half day by half day. */
export function finishedWork({ phase, from, minutes, pieces, quantity, chance }: Work) {
  const spans = workSpans(new Date(from), minutes);
  const scrap = chance() < 0.25 && pieces > 1 ? 1 : 0;
  const events = spans.flatMap((span, index): SampleEvent[] => {
    const [start, end] = [span.from.getTime(), span.to.getTime()];
    const isLast = index === spans.length - 1;
    const bad = scrap > 0 ? [eventAt(phase, 'count', end - 1000, { scrap, reason: 'Fuori quota' })] : [];
    return [
      eventAt(phase, 'start', start),
      ...(isLast
        ? [...bad, eventAt(phase, 'stop', end, { good: Math.max(quantity, pieces - scrap) })]
        : [eventAt(phase, 'pause', end, { reason: 'Fine turno' })]),
    ];
  });
  return { events, end: spans.at(-1)?.to.getTime() ?? from };
}

/** Begun some hours ago; left running, or paused for a reason. */
export function begunWork({ phase, from, pieces }: Work, now: number, isRunning: boolean): SampleEvent[] {
  const counted = eventAt(phase, 'count', Math.max(from + 1000, now - 60_000), {
    good: Math.max(1, Math.floor(pieces * 0.3)),
  });
  const paused = eventAt(phase, 'pause', now - 30_000, { reason: 'Manca il materiale' });
  return [eventAt(phase, 'start', from), counted, ...(isRunning ? [] : [paused])];
}
