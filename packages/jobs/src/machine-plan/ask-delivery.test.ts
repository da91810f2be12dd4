import { ZERO } from '@truciolo/money';
import { expect, it } from 'vitest';
import type { PlannedPhase } from '../plan/planned-job.ts';
import { askDelivery } from './ask-delivery.ts';
import type { InputPhase, PlanInput } from './plan-problem.ts';

/** Monday 16 November 2026, eight in the morning in Rome. */
const NOW = '2026-11-16T07:00:00.000Z';

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

const planned = (guid: string, start: string, hours: number): InputPhase => ({
  guid,
  place: 10,
  name: 'Tornitura',
  kind: 'machine',
  machineGuid: 'tc-1',
  setupMinutes: 0,
  runMinutes: hours * 60,
  actualMinutes: 0,
  supplier: '',
  leadDays: 0,
  state: 'todo',
  plannedStart: start,
  plannedEnd: start,
  isLocked: false,
});

/** One lathe of eight hours a day, and so many hours of work on it from Monday on. */
const shop = (hours: number): PlanInput => ({
  now: NOW,
  machines: [
    {
      guid: 'tc-1',
      code: 'TC-1',
      name: 'Tornio',
      calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
      isArchived: false,
    },
  ],
  jobs: [
    {
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
      phases: hours > 0 ? [planned('p1', NOW, hours)] : [],
    },
  ],
});

it('answers the day from the plan, with the load of the machines it needs and what it advises', () => {
  const free = askDelivery(shop(0), [wanted(16)]);
  expect(free).toMatchObject({ kind: 'date', day: '2026-11-17', advice: 'variable-pays', waitsFor: null });
  // 32 of the 80 hours of two weeks.
  const some = askDelivery(shop(32), [wanted(16)]);
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
  expect(askDelivery(shop(60), [wanted(8)])).toMatchObject({ advice: 'full-cost', waitsFor: 'TC-1' });
  expect(askDelivery(shop(400), [wanted(8)])).toMatchObject({ advice: 'full-shop' });
});

it('says that it cannot where no machine of the shop is asked for', () => {
  expect(askDelivery(shop(8), [])).toEqual({ kind: 'impossible' });
  expect(askDelivery(shop(8), [wanted(8, 'gone')])).toEqual({ kind: 'impossible' });
  expect(askDelivery(shop(8), [wanted(8, null)])).toEqual({ kind: 'impossible' });
});
