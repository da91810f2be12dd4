import type { Plan } from '@truciolo/planning';
import { expect, it } from 'vitest';
import { statusText } from './plan-status.ts';

const DAY = 1440;
const plan = (starts: readonly number[], late: readonly number[]): Plan => ({
  phases: starts.map((start, index) => ({
    job: `${index}`,
    phase: `${index}`,
    machine: 'tc-1',
    start,
    end: start + 60,
    setup: 0,
    setupReused: false,
    locked: false,
    stretches: [],
  })),
  jobs: late.map((minutes, index) => ({
    job: `${index}`,
    start: 0,
    end: 60,
    late: minutes,
    reason: null,
  })),
  leftOut: [],
  brokenLocks: [],
  cost: { late: 0, spread: 0 },
  makespan: 0,
  fingerprint: '',
});

const inForce = plan([0, 100, 200], [DAY, 3 * DAY, 0]);

it('the status line tells how late the plan in force is', () => {
  const text = statusText({ inForce, held: inForce, draft: null, isRunning: false });
  expect(text).toBe('Piano in vigore: 2 in ritardo (4 gg)');
});

it('a better plan tells its lateness, the phases it moves by over an hour, and that the search goes on', () => {
  const draft = plan([0, 400, 261], [0, DAY, 0]);
  expect(statusText({ inForce, held: inForce, draft, isRunning: true })).toBe(
    'Prova: 1 in ritardo (1 gg), nel piano in vigore 2 in ritardo (4 gg) · 2 fasi spostate · cerco di meglio…',
  );
  expect(statusText({ inForce, held: inForce, draft: inForce, isRunning: false })).toContain(
    'nessuna fase spostata',
  );
});

it('with new jobs the trial is compared with the plan in force that has them behind it', () => {
  const held = plan([0, 100, 200, 300], [DAY, 3 * DAY, 0, 2 * DAY]);
  expect(statusText({ inForce, held, draft: held, isRunning: false })).toBe(
    'Prova con 1 commessa nuova: 3 in ritardo (6 gg), senza spostare nulla 3 in ritardo (6 gg) · nessuna fase spostata',
  );
});
