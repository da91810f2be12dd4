import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  deliveryDate,
  lateReasonText,
  leftOutText,
  loadByWeek,
  MINUTES_A_DAY,
  machineWindows,
  makePlan,
  movedPhases,
  type PlanJob,
  type PlanProblem,
  workingDays,
} from '../src/index.ts';
import { brokenLaws } from './check-plan.ts';

const minute = (day: string, hour = 0) => (dayNumber(day) ?? 0) * MINUTES_A_DAY + hour * 60;
/** Monday. */
const now = minute('2026-11-16', 8);
const windows = machineWindows({ week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] }, now, 200);
const names = { machine: (id: string) => id, phase: (id: string) => id };

const job = (id: string, hours: number, rest: Partial<PlanJob> = {}): PlanJob => ({
  id,
  phases: [{ id: `${id}-10`, machines: ['TC-1'], setup: 0, cycle: 60, quantity: hours }],
  ...rest,
});

const shop = (jobs: readonly PlanJob[], rest: Partial<PlanProblem> = {}): PlanProblem => ({
  now,
  crews: [],
  machines: [
    { id: 'TC-1', windows },
    { id: 'CV-1', windows },
    { id: 'esterno', windows: workingDays(now, 200), unlimited: true },
  ],
  jobs,
  ...rest,
});

const reasonOf = (problem: PlanProblem, id: string) => {
  const reason = makePlan(problem).jobs.find((one) => one.job === id)?.reason;
  return reason ? lateReasonText(reason, names) : null;
};

describe('an urgent job', () => {
  const endsOf = (jobs: readonly PlanJob[]) => {
    const plan = makePlan(shop(jobs), { budget: { steps: 300, seed: 1 } });
    return new Map(plan.jobs.map(({ job: id, start }) => [id, start]));
  };

  it('goes in front of the others, also where it would be in time behind them and they are late for it', () => {
    const starts = endsOf([
      job('41', 8, { due: minute('2026-11-16', 24) }),
      job('42', 16, { due: minute('2026-12-18'), urgent: true }),
    ]);
    expect(starts.get('42')).toBe(now);
    expect(starts.get('41')).toBe(minute('2026-11-18', 8));
  });

  it('waits for work that has begun', () => {
    const begun: PlanJob = {
      ...job('41', 8),
      phases: job('41', 8).phases.map((phase) => ({ ...phase, lock: { machine: 'TC-1', start: now } })),
    };
    expect(endsOf([begun, job('42', 8, { urgent: true })]).get('42')).toBe(minute('2026-11-17', 8));
  });
});

describe('late jobs say why', () => {
  it('the machine is full', () => {
    const first = job('41', 24, { due: minute('2026-11-18', 16), weight: 10 });
    const second = job('42', 8, { due: minute('2026-11-18', 16) });
    expect(reasonOf(shop([first, second]), '42')).toBe('TC-1 pieno fino al 19/11');
    expect(reasonOf(shop([first, second]), '41')).toBeNull();
  });

  it('the material is missing', () => {
    const waiting = job('41', 8, { release: minute('2026-11-24', 8), due: minute('2026-11-20', 16) });
    expect(reasonOf(shop([waiting]), '41')).toBe('manca il materiale fino al 24/11');
  });

  it('the work is longer than the time left', () => {
    expect(reasonOf(shop([job('41', 40, { due: minute('2026-11-18', 16) })]), '41')).toBe(
      'il lavoro finisce il 20/11 anche a officina libera',
    );
  });

  it('a due date in the past is late, not an error', () => {
    const plan = makePlan(shop([job('41', 8, { due: minute('2020-01-01') })]));
    expect(plan.jobs[0]).toMatchObject({ end: minute('2026-11-16', 16), reason: { kind: 'already-due' } });
  });

  it('a phase is locked too late', () => {
    const [phase] = job('41', 8).phases;
    const locked = {
      ...phase,
      lock: { machine: 'TC-1', start: minute('2026-11-25', 8) },
    } as PlanJob['phases'][number];
    expect(reasonOf(shop([{ id: '41', due: minute('2026-11-20'), phases: [locked] }]), '41')).toBe(
      '41-10 bloccata al 25/11',
    );
  });
});

describe('the shop', () => {
  it('works over the weekend only where the calendar is open', () => {
    const [phase] = makePlan(shop([job('41', 44)])).phases;
    expect(phase?.end).toBe(minute('2026-11-23', 12));
    expect(phase?.stretches).toHaveLength(6);
  });

  it('keeps the set-up when family and material repeat', () => {
    const turned = (id: string, key: string) => ({
      id,
      phases: [{ id: `${id}-10`, machines: ['TC-1'], setup: 60, cycle: 60, quantity: 1, setupKey: key }],
    });
    const problem = shop([turned('1', 'boccole C45'), turned('2', 'perni C40'), turned('3', 'boccole C45')]);
    const plan = makePlan(problem, { budget: { steps: 200 } });
    expect(plan.phases.filter(({ setupReused }) => setupReused)).toHaveLength(1);
    expect(plan.makespan).toBe(minute('2026-11-16', 13));
  });

  it('hands pieces on in lots and waits for a subcontractor by working days', () => {
    const phases = [
      { id: '10', machines: ['TC-1'], setup: 0, cycle: 6, quantity: 80, transferLot: 20 },
      { id: '20', machines: ['CV-1'], setup: 0, cycle: 6, quantity: 80 },
      { id: '30', machines: ['esterno'], setup: 0, cycle: 5 * MINUTES_A_DAY, quantity: 1 },
    ];
    const [turning, milling, zinc] = makePlan(shop([{ id: '41', phases }])).phases;
    expect(turning).toMatchObject({ start: minute('2026-11-16', 8), end: minute('2026-11-16', 16) });
    expect(milling).toMatchObject({ start: minute('2026-11-16', 10), end: minute('2026-11-17', 10) });
    // Out on Tuesday at ten, five working days: back on the Tuesday after.
    expect(zinc?.end).toBe(minute('2026-11-24', 10));
  });

  it('lets one person look after two machines by the share each takes', () => {
    const own = (id: string, machine: string, attendedPercent: number) => ({
      id,
      phases: [{ id, machines: [machine], setup: 0, cycle: 60, quantity: 4, attendedPercent }],
    });
    const crewed = (percent: number) =>
      shop([own('1', 'TC-1', percent), own('2', 'CV-1', percent)], {
        crews: [{ id: 'torni', people: 1 }],
        machines: ['TC-1', 'CV-1'].map((id) => ({ id, windows, crew: 'torni' })),
      });
    expect(makePlan(crewed(50)).makespan).toBe(minute('2026-11-16', 12));
    expect(makePlan(crewed(60)).makespan).toBe(minute('2026-11-16', 16));
  });

  it('goes on alone at night when the phase can', () => {
    const nights = machineWindows(
      { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [], unattendedHours: 8 },
      now,
      30,
    );
    const problem = (runsAlone: boolean) => ({
      ...shop([
        {
          id: '1',
          phases: [{ id: '1', machines: ['TC-1'], setup: 120, cycle: 60, quantity: 10, runsAlone }],
        },
      ]),
      machines: [{ id: 'TC-1', windows: nights }],
    });
    expect(makePlan(problem(true)).makespan).toBe(minute('2026-11-16', 20));
    expect(makePlan(problem(false)).makespan).toBe(minute('2026-11-17', 12));
  });

  it('tells the load of a week', () => {
    const problem = shop([job('41', 20)]);
    const loads = loadByWeek(problem, makePlan(problem), 2).get('TC-1');
    expect(loads?.map(({ week, share }) => [week, share])).toEqual([
      [47, 0.5],
      [48, 0],
    ]);
  });

  it('leaves out what cannot be planned, with its reason, and plans the rest', () => {
    const closed = { id: 'CH-1', windows: [] };
    const base = shop([]);
    const bad = (id: string, machine: string, cycle = 1) => ({
      id,
      phases: [{ id: `${id}-10`, machines: [machine], setup: 0, cycle, quantity: 1 }],
    });
    const jobs = [
      { id: 'a', phases: [] },
      bad('b', 'nessuna'),
      bad('c', 'TC-1', Number.NaN),
      bad('d', 'CH-1'),
      job('e', 1),
    ];
    const plan = makePlan({ ...base, jobs, machines: [...base.machines, closed] });
    expect(plan.jobs.map((one) => one.job)).toEqual(['e']);
    expect(plan.leftOut.map((one) => leftOutText(one.reason, names))).toEqual([
      'non ha fasi',
      'b-10: manca la macchina',
      'c-10: tempi o quantità non validi',
      'd-10: CH-1 non ha abbastanza ore nel calendario',
    ]);
  });
});

describe('the plan in force', () => {
  /** The job was put on Wednesday by hand; now it is free to move. */
  const putOnWednesday = (due: number) => {
    const free = job('41', 8, { due });
    const phases = free.phases.map((phase) => ({
      ...phase,
      lock: { machine: 'TC-1', start: minute('2026-11-18', 8) },
    }));
    return makePlan(shop([{ ...free, phases }]));
  };
  const again = (due: number) => {
    const previous = putOnWednesday(due);
    const plan = makePlan(shop([job('41', 8, { due })]), { previous, budget: { steps: 200 } });
    return { start: plan.phases[0]?.start, moved: movedPhases(previous, plan) };
  };

  it('stays where nothing is late, although there is room before', () => {
    expect(again(minute('2026-11-20'))).toEqual({ start: minute('2026-11-18', 8), moved: [] });
  });

  it('gives way where a job is late for it, and names the phases that move', () => {
    expect(again(minute('2026-11-17'))).toEqual({ start: now, moved: ['41-10'] });
  });
});

describe('deliveryDate', () => {
  const due = minute('2026-11-18', 16);
  const problem = shop([job('41', 24, { due })]);

  it('puts the candidate into the gaps, and says what going first would cost', () => {
    const answer = deliveryDate(problem, makePlan(problem), job('nuovo', 8));
    expect(answer).toMatchObject({
      kind: 'date',
      end: minute('2026-11-19', 16),
      waitsFor: { machine: 'TC-1', until: minute('2026-11-19', 8) },
      first: { end: minute('2026-11-16', 16), madeLate: ['41'] },
    });
  });

  it('has a reason when there is no date', () => {
    const answer = deliveryDate(problem, makePlan(problem), { id: 'nuovo', phases: [] });
    expect(answer).toEqual({ kind: 'impossible', reason: { kind: 'no-phases' } });
  });
});

it('search makes a shop of many less late, and keeps the laws', () => {
  const jobs = Array.from({ length: 25 }, (_, index) => ({
    id: `J${index}`,
    due: now + (1 + ((index * 7) % 10)) * MINUTES_A_DAY,
    weight: 1 + (index % 3),
    phases: Array.from({ length: 3 }, (_, phase) => ({
      id: `${index}-${phase}`,
      machines: [['TC-1', 'CV-1'][(index + phase) % 2] ?? ''],
      setup: 20,
      cycle: 3 + ((index * 5 + phase) % 7),
      quantity: 10 + ((index * 11) % 30),
      setupKey: `F${index % 4}`,
    })),
  }));
  const problem = shop(jobs);
  const first = makePlan(problem);
  const better = makePlan(problem, { budget: { steps: 4000, seed: 2 } });
  expect(better.cost.late).toBeLessThan(0.9 * first.cost.late);
  expect(brokenLaws(problem, better)).toEqual([]);
});
