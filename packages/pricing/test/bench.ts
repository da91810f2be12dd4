import { curveQuantities, priceCurve } from '../src/analysis/price-curve.ts';
import { preparePosition } from '../src/engine/prepare-position.ts';
import { buildMockPosition, exampleRates } from './worked-example.ts';

export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/**
 * Rounds per second of processor time (not of the clock: a busy machine does not slow the engine down), after
 * a warm-up, over about `forMs`.
 */
function perSecond(work: (round: number) => void, forMs = 1000): number {
  const run = (budget: number) => {
    const start = process.cpuUsage();
    let rounds = 0;
    do for (let batch = 0; batch < 50; batch++) work(rounds++);
    while (cpuMs(start) < budget);
    return (rounds * 1000) / cpuMs(start);
  };
  run(forMs / 4);
  return run(forMs);
}

/** Speed of the quote engine on one core, on the position of the quote page (five phases, bar stock). */
export function benchPricing(): BenchResult[] {
  const position = buildMockPosition();
  const prepared = preparePosition(position, exampleRates);
  const quantities = curveQuantities(1, 10_000, 100);
  const rate = (name: string, value: number, unit: string): BenchResult => ({
    name,
    value: Math.round(value),
    unit,
  });
  return [
    rate(
      'position-quantity prices',
      perSecond((round) => void prepared.priceAt(1 + (round % 9973))),
      '1/s',
    ),
    rate(
      'prices with their trace',
      perSecond((round) => void prepared.explainAt(1 + (round % 9973))),
      '1/s',
    ),
    rate(
      'positions prepared from scratch',
      perSecond(() => void preparePosition(position, exampleRates).priceAt(50)),
      '1/s',
    ),
    rate(
      'price curves of 100 quantities',
      perSecond(() => void priceCurve(prepared, quantities)),
      '1/s',
    ),
  ];
}
