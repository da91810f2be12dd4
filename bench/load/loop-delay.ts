import type { Machine } from './machine.ts';

const figureOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) * 1000;

/** How late the event loops were since the last look, ms: the worst of the processes. */
export async function readDelay({ metrics }: Machine): Promise<{ p99: number; longest: number }> {
  const texts = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()));
  const worst = (name: string) => Math.max(...texts.map((text) => figureOf(text, name)));
  return {
    longest: worst('truciolo_event_loop_delay_max_seconds'),
    p99: worst('truciolo_event_loop_delay_p99_seconds'),
  };
}
