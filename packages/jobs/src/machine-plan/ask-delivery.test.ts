import { ZERO } from '@truciolo/money';
import { expect, it } from 'vitest';
import { NOW, sampleInput, sampleJob, sampleMachine, samplePhase } from '../../test/plan-samples.ts';
import type { PlannedPhase } from '../plan/planned-job.ts';
import { askDelivery, machineLoads } from './ask-delivery.ts';
import type { AskedWork } from './delivery-promise.ts';

const wanted = (runHours: number, machineId: string | null = 'tc-1'): PlannedPhase => ({
  place: 10,
  name: 'Tornitura',
  kind: 'machine',
  workGuid: null,
  machineId,
  machineName: 'Tornio',
  setupMinutes: 0,
  runMinutes: runHours * 60,
  attendedMinutes: 0,
  supplier: '',
  leadDays: 0,
  measuredRatio: 1,
  fromNc: false,
  costs: { time: ZERO, other: ZERO },
});

const work = (phases: readonly PlannedPhase[], rest: Partial<AskedWork> = {}): AskedWork => ({
  phases,
  materialDays: 0,
  marginDays: 0,
  ...rest,
});

const planned = (guid: string, start: string, hours: number) =>
  samplePhase(guid, { runMinutes: hours * 60, plannedStart: start, plannedEnd: start });

/** One lathe of eight hours a day, and this many hours of work on it from Monday on. */
const shop = (hours: number) => sampleInput(sampleJob(hours > 0 ? [planned('p1', NOW, hours)] : []));

it('returns the day from the plan, with the load of the needed machines and the advice', () => {
  const free = askDelivery(shop(0), work([wanted(16)]));
  expect(free).toMatchObject({ kind: 'date', day: '2026-11-17', advice: 'variable-pays', waitsFor: null });
  // 32 of the 80 hours of two weeks.
  const some = askDelivery(shop(32), work([wanted(16)]));
  expect(some).toMatchObject({
    kind: 'date',
    day: '2026-11-23',
    firstDay: '2026-11-17',
    advice: 'variable-pays',
  });
  if (some.kind !== 'date') throw new Error('a date');
  expect(some.loads[0]).toMatchObject({ code: 'TC-1' });
  expect(some.loads[0]?.share).toBeCloseTo(0.4, 9);
  expect(some.loads[0]?.weeks.map(({ share }) => share)).toEqual([0.8, 0]);
  expect(askDelivery(shop(60), work([wanted(8)]))).toMatchObject({ advice: 'full-cost', waitsFor: 'TC-1' });
  expect(askDelivery(shop(400), work([wanted(8)]))).toMatchObject({ advice: 'full-shop' });
});

it('returns no day where no machine of the shop is needed', () => {
  expect(askDelivery(shop(8), work([]))).toEqual({ kind: 'impossible' });
  expect(askDelivery(shop(8), work([wanted(8, 'gone')]))).toEqual({ kind: 'impossible' });
  expect(askDelivery(shop(8), work([wanted(8, null)]))).toEqual({ kind: 'impossible' });
});

it('the load of six weeks equals a recount of the raw phases by machine and week', () => {
  /** Each within one day, so that a hand can count it: machine, days after Monday 16 November, hours. */
  const raw = [
    ['tc-1', 0, 8],
    ['tc-1', 1, 5],
    ['cv-1', 3, 6],
    ['tc-1', 9, 7],
    ['cv-1', 14, 8],
    ['cv-1', 15, 2],
    ['tc-1', 21, 8],
    ['tc-1', 32, 4],
    // Seven weeks ahead: no longer shown.
    ['cv-1', 49, 8],
  ] as const;
  const jobs = raw.map(([machineGuid, days, hours], index) => {
    const start = new Date(Date.parse(NOW) + days * 86_400_000).toISOString();
    const phases = [{ ...planned(`p${index}`, start, hours), machineGuid }];
    return sampleJob(phases, { guid: `j${index}`, number: `C-2026-00${index}` });
  });
  const input = { ...sampleInput(...jobs), machines: ['tc-1', 'cv-1'].map(sampleMachine) };
  // 8 and 25 December are holidays.
  const open = [40, 40, 40, 32, 40, 32];
  const recount = (machine: string) =>
    Array.from({ length: 6 }, (_, week) =>
      raw
        .filter(([guid, days]) => guid === machine && Math.floor(days / 7) === week)
        .reduce((sum, [, , hours]) => sum + hours, 0),
    );
  for (const load of machineLoads(input, 6)) {
    const hours = recount(load.machine);
    expect(load.weeks.map(({ week }) => week)).toEqual([47, 48, 49, 50, 51, 52]);
    expect(load.weeks.map(({ share }) => share)).toEqual(
      hours.map((count, week) => count / (open[week] ?? 0)),
    );
    expect(load.share).toBeCloseTo(hours.reduce((sum, count) => sum + count, 0) / 224, 12);
  }
});

it('promises a day from material, work, waiting, external work and the shop’s margin', () => {
  const outside: PlannedPhase = { ...wanted(0), place: 20, kind: 'external', machineId: null, leadDays: 3 };
  const asked = work([wanted(8), outside], { materialDays: 5, marginDays: 2 });
  // Material on Monday 23, turned that day, outside until Thursday 26, two days of margin.
  const alone = askDelivery(shop(0), asked);
  expect(alone).toMatchObject({
    promise: { day: '2026-11-30', days: 10, material: 5, external: 3, machines: 0, margin: 2 },
  });
  // A lathe that is full for ten days more.
  const full = askDelivery(shop(120), asked);
  expect(full).toMatchObject({ promise: { material: 5, external: 3, margin: 2 } });
  if (full.kind !== 'date' || alone.kind !== 'date') throw new Error('a date');
  expect(full.promise.days).toBeGreaterThan(alone.promise.days);
  const { material, external, machines, margin, days } = full.promise;
  expect(material + external + machines + margin).toBe(days);
});
