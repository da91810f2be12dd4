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
    'Tornitura su TC-2: pronta il 17/11, in tempo',
    '8 h 00 di straordinario su TC-1: pronta il 18/11, in tempo',
    'Lotto diviso, metà dei pezzi passa avanti: pronta il 19/11, ancora +1 gg',
  ]);
});

it('a job that is in time needs no way out', () => {
  expect(waysOut(problem, plan, '41', means)).toEqual([]);
});
