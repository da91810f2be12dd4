import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLate, JOB_STATES, mayMoveJob, nextJobStates, PHASE_STATES, stateAfterFloor } from './job-state.ts';

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
  expect(stateAfterFloor('planned', ['todo', 'todo'])).toBe('planned');
  expect(stateAfterFloor('planned', ['running', 'todo'])).toBe('running');
  expect(stateAfterFloor('running', ['done', 'done'])).toBe('finished');
  expect(stateAfterFloor('finished', ['done', 'running'])).toBe('running');
  expect(stateAfterFloor('suspended', ['running', 'todo'])).toBe('suspended');
  expect(stateAfterFloor('delivered', ['running'])).toBe('delivered');
  expect(stateAfterFloor('cancelled', ['running'])).toBe('cancelled');
});

it('is idempotent', () => {
  const phases = fc.array(fc.constantFrom(...PHASE_STATES), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...JOB_STATES), phases, (state, all) => {
      const once = stateAfterFloor(state, all);
      expect(stateAfterFloor(once, all)).toBe(once);
    }),
  );
});

it('is late from the day after the promised one, until it is finished', () => {
  expect(isLate('running', '2026-11-15', '2026-11-16')).toBe(true);
  expect(isLate('running', '2026-11-16', '2026-11-16')).toBe(false);
  expect(isLate('finished', '2026-11-15', '2026-11-16')).toBe(false);
  expect(isLate('cancelled', '2026-11-15', '2026-11-16')).toBe(false);
  expect(isLate('to-plan', null, '2026-11-16')).toBe(false);
});
