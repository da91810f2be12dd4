/** The next round step: 1, 2 or 5 times a power of ten. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
}

/** Round steps for an axis from 0, about `count` of them. */
export function axisTicks(max: number, count: number): readonly number[] {
  if (!(max > 0) || !Number.isFinite(max)) return [0];
  const step = roundStep(max / count);
  const ticks: number[] = [];
  for (let index = 0; index * step <= max * (1 + 1e-9); index += 1)
    ticks.push(Number((index * step).toPrecision(12)));
  return ticks;
}

/** The same steps between two ends that are not 0. */
export const ticksBetween = (min: number, max: number, count: number): readonly number[] =>
  axisTicks(max, Math.max(count, Math.round((count * max) / (max - min)))).filter((tick) => tick >= min);
