import { nestIdentical, nestList, type Technique } from '../src/index.ts';
import { publishedGroups } from './published-lists.data.ts';
import { readInstance } from './read-instance.ts';

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

const rules = (technique: Technique) => ({ technique, kerf: 0, edge: 0 });

/** Published lists, and one blank on the usual sheets in sizes that never come twice. */
export function benchNesting(): Measure[] {
  const usual = [
    { length: 2000, width: 1000 },
    { length: 2500, width: 1250 },
    { length: 3000, width: 1500 },
  ];
  return (['free', 'guillotine'] as const).flatMap((technique) => {
    const groups = publishedGroups.filter(({ isFreeOnly }) => technique === 'free' || !isFreeOnly);
    const instances = groups.flatMap((group) => group.instances.map(readInstance));
    const best = groups.reduce((sum, group) => sum + group.best, 0);
    let sheets = 0;
    const lists = instances.map(({ sheet, blanks }) => () => {
      const nesting = nestList(blanks, [sheet], rules(technique));
      if (nesting.ok) sheets += nesting.sheets.length;
    });
    const listMs = meanMs(lists);
    const warmed = sheets;
    for (const call of lists) call();
    const blanks = Array.from({ length: 60 }, (_, index) => ({
      length: 61.7 + index * 13.3,
      width: 47.1 + index * 7.7,
      rotates: true,
    }));
    const one = blanks.map(
      (blank) => () => nestIdentical(blank, usual, { technique, kerf: 3, edge: 10 }).sheetsFor(250),
    );
    return [
      { name: `nesting, published list, ${technique}`, value: listMs, unit: 'ms', goal: '< 50' },
      {
        name: `nesting, sheets over the best known, ${technique}`,
        value: ((sheets - warmed) / best - 1) * 100,
        unit: '%',
        goal: '< 3',
      },
      {
        name: `nesting, one blank on three sheets, ${technique}`,
        value: meanMs(one),
        unit: 'ms',
        goal: '< 50',
      },
    ];
  });
}
