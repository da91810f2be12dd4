import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  asksReason,
  isLate,
  JOB_STATES,
  mayMoveJob,
  nextJobStates,
  PHASE_STATES,
  stateAfterFloor,
} from './job-state.ts';

const all = { quantity: 10, good: 10, goodBefore: 0 };

it('leads from the first state to the last, and back from every mistake', () => {
  const path = ['to-plan', 'planned', 'running', 'finished', 'delivered'] as const;
  path.slice(1).forEach((to, index) => {
    expect(mayMoveJob(path[index] as 'to-plan', to)).toBe(true);
  });
  for (const state of JOB_STATES) {
    expect(nextJobStates(state).length).toBeGreaterThan(0);
    expect(mayMoveJob(state, state)).toBe(false);
  }
  expect(mayMoveJob('to-plan', 'delivered')).toBe(false);
});

it('follows the floor: running with the first start, finished with the last stop, reopened after that', () => {
  expect(stateAfterFloor('planned', ['todo', 'todo'], all)).toBe('planned');
  expect(stateAfterFloor('planned', ['running', 'todo'], all)).toBe('running');
  expect(stateAfterFloor('running', ['done', 'done'], all)).toBe('finished');
  expect(stateAfterFloor('finished', ['done', 'running'], all)).toBe('running');
  expect(stateAfterFloor('suspended', ['running', 'todo'], all)).toBe('suspended');
  expect(stateAfterFloor('delivered', ['running'], all)).toBe('delivered');
  expect(stateAfterFloor('cancelled', ['running'], all)).toBe('cancelled');
});

it('stays open until the ordered pieces are good, however many phases are over', () => {
  const three = { quantity: 10, good: 3, goodBefore: 0 };
  expect(stateAfterFloor('running', ['done', 'done'], three)).toBe('running');
  expect(stateAfterFloor('planned', ['done', 'done'], three)).toBe('running');
  expect(stateAfterFloor('running', ['done', 'done'], { ...three, good: 10, goodBefore: 3 })).toBe(
    'finished',
  );
  expect(stateAfterFloor('running', ['done', 'done'], { ...three, good: 12 })).toBe('finished');
});

it('is reopened by a correction below the ordered pieces, not where a user closed it with fewer', () => {
  const corrected = { quantity: 10, good: 9, goodBefore: 10 };
  expect(stateAfterFloor('finished', ['done'], corrected)).toBe('running');
  expect(stateAfterFloor('finished', ['done'], { quantity: 10, good: 2, goodBefore: 3 })).toBe('finished');
});

it('asks why a job stops, is cancelled, or is closed with pieces missing', () => {
  expect(JOB_STATES.filter((state) => asksReason(state, 0))).toEqual(['suspended', 'cancelled']);
  expect(JOB_STATES.filter((state) => asksReason(state, 7))).toEqual(['suspended', 'finished', 'cancelled']);
});

it('is idempotent', () => {
  const phases = fc.array(fc.constantFrom(...PHASE_STATES), { maxLength: 8 });
  const pieces = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(
      fc.constantFrom(...JOB_STATES),
      phases,
      fc.record({ quantity: pieces, good: pieces, goodBefore: pieces }),
      (state, all, made) => {
        const once = stateAfterFloor(state, all, made);
        expect(stateAfterFloor(once, all, { ...made, goodBefore: made.good })).toBe(once);
      },
    ),
  );
});

it('is late from the day after the promised one, until it is finished', () => {
  expect(isLate('running', '2026-11-15', '2026-11-16')).toBe(true);
  expect(isLate('running', '2026-11-16', '2026-11-16')).toBe(false);
  expect(isLate('finished', '2026-11-15', '2026-11-16')).toBe(false);
  expect(isLate('cancelled', '2026-11-15', '2026-11-16')).toBe(false);
  expect(isLate('to-plan', null, '2026-11-16')).toBe(false);
});
