/** Upper ends of the buckets, seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** Label names and values as Prometheus writes them; values come from the program, never from a caller. */
export type Labels = Readonly<Record<string, string>>;

export const labelText = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, ' ')}"`)
    .join(',');

interface Series {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Durations in buckets, one series for each set of labels. */
export class Histogram {
  readonly #series = new Map<string, Series>();

  observe(seconds: number, labels: Labels = {}): void {
    const key = labelText(labels);
    let series = this.#series.get(key);
    if (!series) {
      series = { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
      this.#series.set(key, series);
    }
    series.sum += seconds;
    series.count += 1;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) series.counts[at] = (series.counts[at] ?? 0) + 1;
  }

  lines(name: string, help: string): string[] {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [key, { counts, sum, count }] of this.#series) {
      const labelled = (extra: string) => [key, extra].filter(Boolean).join(',');
      let below = 0;
      BOUNDS.forEach((bound, at) => {
        below += counts[at] ?? 0;
        lines.push(`${name}_bucket{${labelled(`le="${bound}"`)}} ${below}`);
      });
      lines.push(`${name}_bucket{${labelled('le="+Inf"')}} ${count}`);
      const own = key ? `{${key}}` : '';
      lines.push(`${name}_sum${own} ${sum}`, `${name}_count${own} ${count}`);
    }
    return lines;
  }
}
