import { euros, percent } from '@truciolo/money';
import { expect, it } from 'vitest';
import {
  chainText,
  dayNumber,
  lateChain,
  type Means,
  MINUTES_A_DAY,
  machineWindows,
  makePlan,
  type PlanProblem,
  waysOut,
  wayText,
  workingDays,
} from '../src/index.ts';

const minute = (day: string, hour = 0) => (dayNumber(day) ?? 0) * MINUTES_A_DAY + hour * 60;
/** Monday, eight hours a day. */
const now = minute('2026-11-16', 8);
const windows = machineWindows({ week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] }, now, 60);
const names = {
  machine: (id: string) => id,
  phase: (id: string) => (id.endsWith('10') ? 'Tornitura' : 'Fresatura'),
  job: (id: string) => id,
};
const phase = (id: string, machine: string, hours: number) => ({
  id,
  machines: [machine],
  setup: 0,
  cycle: hours * 60,
  quantity: 1,
});

/** Job 41 has the lathe until Tuesday evening; 42 turns on Wednesday and mills on Thursday, due on Wednesday. */
const problem: PlanProblem = {
  now,
  crews: [],
  machines: [
    { id: 'TC-1', windows },
    { id: 'TC-2', windows },
    { id: 'CV-1', windows },
    { id: 'esterno', windows: workingDays(now, 60), unlimited: true },
  ],
  jobs: [
    { id: '41', phases: [phase('41-10', 'TC-1', 16)], due: minute('2026-11-18'), weight: 9 },
    { id: '42', phases: [phase('42-10', 'TC-1', 8), phase('42-20', 'CV-1', 8)], due: minute('2026-11-19') },
  ],
};
const plan = makePlan(problem);
const means: Means = {
  otherMachines: new Map([['42-10', ['TC-1', 'TC-2']]]),
  overtimeMinutesADay: 240,
  outside: { machine: 'esterno', minutes: 5 * MINUTES_A_DAY },
  pieces: 10,
  prices: null,
};

it('the chain of a late job names the wait for the machine and the job in front', () => {
  const chain = lateChain(problem, plan, '42');
  expect(chain.map(({ because }) => because.kind)).toEqual(['machine', 'closed']);
  expect(chain.map((link) => chainText(link, names))).toEqual([
    'Tornitura aspetta TC-1 fino al 18/11, dietro a 41',
    null,
  ]);
});

it('the ways out are tried by the planner and come cheapest first', () => {
  const ways = waysOut(problem, plan, '42', means);
  // By hand: on the free lathe it turns on Monday and mills on Tuesday. Half the lot is turned by Wednesday noon and
  // milled until Thursday noon. With twelve hours a day the lathe is free on Tuesday at twelve, and the turning ends
  // that evening: milled on Wednesday, within the due day, for two evenings of four hours.
  expect(ways.map(({ way, end, late }) => [way.kind, end, late])).toEqual([
    ['machine', minute('2026-11-17', 16), 0],
    ['overtime', minute('2026-11-18', 16), 0],
    ['split', minute('2026-11-19', 12), 720],
  ]);
  expect(ways.map((way) => wayText(way, names))).toEqual([
    'Tornitura su TC-2: 2 giorni prima, pronta il 17/11, in tempo',
    '8 h 00 di straordinario su TC-1: 1 giorno prima, pronta il 18/11, in tempo',
    'Lotto diviso, metà dei pezzi passa avanti: 4 h 00 prima, pronta il 19/11, ancora +1 gg',
  ]);
});

/** Rates of 30 and 42 €/h for the lathes, 45 for the mill; a set-up of half an hour in front of the milling. */
const prices = {
  hourly: new Map([
    ['TC-1', euros(30)],
    ['TC-2', euros(42)],
    ['CV-1', euros(45)],
  ]),
  overtime: percent(25),
  outside: new Map([['42-10', euros(50)]]),
};

it('with prices the ways come by euros, each worked out', () => {
  const ways = waysOut(problem, plan, '42', { ...means, prices });
  // By hand: eight evening hours cost a quarter of 30 €/h on top, 60 €; eight hours on the other lathe 12 €/h more, 96 €.
  expect(ways.map(({ way, cost }) => [way.kind, cost])).toEqual([
    ['overtime', { kind: 'known', amount: euros(60) }],
    ['machine', { kind: 'known', amount: euros(96) }],
    ['split', { kind: 'known', amount: euros(0) }],
  ]);
  expect(ways.map((way) => wayText(way, names))).toEqual([
    '8 h 00 di straordinario su TC-1: € 60,00 in più, 1 giorno prima, pronta il 18/11, in tempo',
    'Tornitura su TC-2: € 96,00 in più, 2 giorni prima, pronta il 17/11, in tempo',
    'Lotto diviso, metà dei pezzi passa avanti: senza costi in più, 4 h 00 prima, pronta il 19/11, ancora +1 gg',
  ]);
});

it('a cheaper machine saves, a divided lot pays the dearest set-up behind the first, an unknown price is asked', () => {
  const cheap = { ...prices, hourly: new Map([...prices.hourly, ['TC-2', euros(24)]]) };
  const setUp: PlanProblem = {
    ...problem,
    jobs: problem.jobs.map((job) => ({
      ...job,
      phases: job.phases.map((one) => (one.id === '42-20' ? { ...one, setup: 30 } : one)),
    })),
  };
  const today = makePlan(setUp);
  const textsOf = (changes: Partial<Means>) =>
    waysOut(setUp, today, '42', { ...means, prices: cheap, ...changes }).map((way) => wayText(way, names));
  // By hand: eight hours at 6 €/h less; half an hour of set-up at 45 €/h. The mill begins on
  // Wednesday evening, four hours at a quarter of 45 €/h, and ends on Thursday at half past twelve.
  expect(textsOf({})).toEqual([
    'Tornitura su TC-2: € 48,00 in meno, 2 giorni prima, pronta il 18/11, in tempo',
    'Lotto diviso, metà dei pezzi passa avanti: € 22,50 in più, 1 giorno prima, pronta il 19/11, ancora +1 gg',
    '4 h 00 di straordinario su CV-1: € 45,00 in più, 1 giorno prima, pronta il 19/11, ancora +1 gg',
  ]);
  const noOthers = { otherMachines: new Map(), overtimeMinutesADay: 0, pieces: 1 };
  const quick = { machine: 'esterno', minutes: MINUTES_A_DAY };
  expect(textsOf({ ...noOthers, outside: quick })).toEqual([
    'Tornitura a un’officina esterna: € 50,00 in più, 2 giorni prima, pronta il 18/11, in tempo',
  ]);
  expect(textsOf({ ...noOthers, outside: quick, prices: { ...cheap, outside: new Map() } })).toEqual([
    'Tornitura a un’officina esterna: prezzo da chiedere, 2 giorni prima, pronta il 18/11, in tempo',
  ]);
  expect(
    textsOf({ ...noOthers, otherMachines: means.otherMachines, prices: { ...cheap, hourly: new Map() } }),
  ).toEqual(['Tornitura su TC-2: manca il costo orario di TC-1, 2 giorni prima, pronta il 18/11, in tempo']);
});

it('a job that is in time needs no way out', () => {
  expect(waysOut(problem, plan, '41', means)).toEqual([]);
});
