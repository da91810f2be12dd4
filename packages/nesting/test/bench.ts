import { nestIdentical } from '../src/index.ts';

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: number | string;
}

const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Processor time of one call in ms: the mean over the calls, the compiler warm. */
function meanMs(calls: readonly (() => unknown)[]): number {
  for (const call of calls.slice(0, 5)) call();
  const start = process.cpuUsage();
  for (const call of calls) call();
  return cpuMs(start) / calls.length;
}

/** One blank on the usual sheets, in sizes that never come twice. */
export function benchNesting(): Measure[] {
  const usual = [
    { length: 2000, width: 1000 },
    { length: 2500, width: 1250 },
    { length: 3000, width: 1500 },
  ];
  return (['free', 'guillotine'] as const).map((technique) => {
    const blanks = Array.from({ length: 60 }, (_, index) => ({
      length: 61.7 + index * 13.3,
      width: 47.1 + index * 7.7,
      rotates: true,
    }));
    const calls = blanks.map(
      (blank) => () => nestIdentical(blank, usual, { technique, kerf: 3, edge: 10 }).sheetsFor(250),
    );
    return {
      name: `nesting, one blank on three sheets, ${technique}`,
      value: meanMs(calls),
      unit: 'ms',
      goal: '< 50',
    };
  });
}
