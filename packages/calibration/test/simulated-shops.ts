import type { Observation, WorkKind } from '../src/observation.ts';

/** Numbers from 0 to 1 by a linear congruential generator (Numerical Recipes), enough for a simulation. */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
}

/** Box and Muller. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

interface SimulatedShop {
  readonly kinds: readonly WorkKind[];
  /** The true ratio of a kind: the median of actual over planned. */
  readonly truth: (kind: WorkKind) => number;
  readonly nextJob: () => Observation;
  readonly jobOf: (kind: WorkKind) => Observation;
}

/**
 * Two lathes and a mill, three materials; how wrong its quotes are differs from shop to shop. `optimism` is the log ratio
 * by which the shop as a whole takes longer than it plans.
 */
export function simulateShop(seed: number, spread: number, noise: number, optimism = 0): SimulatedShop {
  const random = uniform(seed * 7919 + 13);
  for (let i = 0; i < 10; i++) random();
  const effect = (sigma: number) => sigma * normal(random);
  const shop = optimism + effect(spread * 0.45);
  const machines = new Map(
    [
      ['tornitura', 'TC-1'],
      ['tornitura', 'TC-2'],
      ['fresatura', 'CV-1'],
    ].map(([process = '', machine = '']) => [machine, { process, machine, effect: effect(spread * 0.7) }]),
  );
  const materials = new Map(['acciaio', 'inox', 'alluminio'].map((name) => [name, effect(spread * 0.45)]));
  const truths = new Map<WorkKind, number>();
  for (const { process, machine, effect: own } of machines.values())
    for (const [materialGroup, ofMaterial] of materials) {
      const kind = { process, machine, materialGroup, sizeClass: 'piccola' };
      truths.set(kind, Math.exp(shop + own + ofMaterial + effect(spread * 0.3)));
    }
  const kinds = [...truths.keys()];
  let made = 0;
  const jobOf = (kind: WorkKind): Observation => {
    const planned = 20 + 400 * random();
    const actual = planned * (truths.get(kind) ?? 1) * Math.exp(noise * normal(random));
    made++;
    return { ...kind, job: `C-${made}`, planned, actual };
  };
  return {
    kinds,
    truth: (kind) => truths.get(kind) ?? 1,
    nextJob: () => jobOf(kinds[Math.floor(random() * kinds.length)] as WorkKind),
    jobOf,
  };
}
