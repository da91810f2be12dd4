import { expect, it } from 'vitest';
import { isMaterialMissing, materialAfter } from './material.ts';

it('is in the shop as soon as work has begun, whatever the list of material said', () => {
  expect(materialAfter('planned', 'running', 'to-order')).toBe('here');
  expect(materialAfter('to-plan', 'running', 'ordered')).toBe('here');
  expect(materialAfter('to-plan', 'planned', 'to-order')).toBe('to-order');
  expect(materialAfter('planned', 'suspended', 'ordered')).toBe('ordered');
});

it('stays as the office corrected it until the job is finished', () => {
  expect(materialAfter('running', 'running', 'to-order')).toBe('to-order');
  expect(materialAfter('suspended', 'running', 'to-order')).toBe('here');
  expect(materialAfter('running', 'finished', 'to-order')).toBe('here');
  expect(materialAfter('running', 'cancelled', 'to-order')).toBe('to-order');
});

it('is missing only before work has begun', () => {
  const job = { material: 'C45', materialState: 'to-order' } as const;
  expect(isMaterialMissing({ ...job, state: 'planned' })).toBe(true);
  expect(isMaterialMissing({ ...job, state: 'running' })).toBe(false);
  expect(isMaterialMissing({ ...job, state: 'planned', material: '' })).toBe(false);
});
