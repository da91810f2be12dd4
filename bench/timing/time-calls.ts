import { performance } from 'node:perf_hooks';
import { demoToken } from './demo-token.ts';
import { p95 } from './p95.ts';

export interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const ROUNDS = 15;

/** How long each of these reads takes for the demo company; they want to be there in 300 ms. */
export async function timeCalls(
  base: string,
  title: string,
  calls: readonly (readonly [name: string, path: string])[],
): Promise<Measure[]> {
  const headers = { authorization: `Bearer ${await demoToken(base)}` };
  const measures: Measure[] = [];
  for (const [name, path] of calls) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      const response = await fetch(`${base}${path}`, { headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      // The first round fills the caches.
      if (round > 0) times.push(performance.now() - start);
    }
    measures.push({ name: `${title}: ${name}, p95`, value: p95(times), unit: 'ms', goal: '< 300' });
  }
  return measures;
}
