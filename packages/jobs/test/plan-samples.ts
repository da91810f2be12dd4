import type { InputPhase, PlanInput } from '../src/machine-plan/plan-problem.ts';

/** Monday 16 November 2026, eight in the morning in Rome. */
export const NOW = '2026-11-16T07:00:00.000Z';

/** An hour of turning that nobody has planned. */
export const samplePhase = (guid: string, rest: Partial<InputPhase> = {}): InputPhase => ({
  guid,
  place: 10,
  name: 'Tornitura',
  kind: 'machine',
  machineGuid: 'tc-1',
  setupMinutes: 0,
  runMinutes: 60,
  actualMinutes: 0,
  supplier: '',
  leadDays: 0,
  state: 'todo',
  plannedStart: null,
  plannedEnd: null,
  isLocked: false,
  ...rest,
});

export const sampleMachine = (guid = 'tc-1'): PlanInput['machines'][number] => ({
  guid,
  code: guid.toUpperCase(),
  name: 'Tornio',
  calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
  isArchived: false,
});

export const sampleJob = (
  phases: readonly InputPhase[],
  rest: Partial<PlanInput['jobs'][number]> = {},
): PlanInput['jobs'][number] => ({
  guid: 'j1',
  number: 'C-2026-0041',
  part: 'Perno',
  customerName: '',
  material: '',
  materialState: 'here',
  materialDue: null,
  state: 'planned',
  quantity: 1,
  due: '2026-12-31',
  urgent: false,
  phases: [...phases],
  ...rest,
});

/** One lathe of eight hours a day with these jobs. */
export const sampleInput = (...jobs: PlanInput['jobs']): PlanInput => ({
  now: NOW,
  materialLeadDays: 5,
  patronDay: '',
  machines: [sampleMachine()],
  jobs,
});
