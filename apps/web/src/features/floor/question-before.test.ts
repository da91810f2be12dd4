import { expect, it } from 'vitest';
import { questionBefore } from './question-before.ts';

const phase = { jobState: 'planned', material: 'C45', materialState: 'here', quantity: 50 } as const;
const todo = { state: 'todo', good: 0 } as const;

it('asks before starting a phase without its material', () => {
  expect(questionBefore('start', phase, todo)).toBeNull();
  expect(questionBefore('start', { ...phase, materialState: 'ordered' }, todo)).toMatchObject({
    title: 'Manca il materiale',
  });
  const begun = { ...phase, materialState: 'ordered', jobState: 'running' } as const;
  expect(questionBefore('start', begun, { state: 'paused', good: 3 })).toBeNull();
});

it('asks before ending a phase with fewer good pieces than ordered', () => {
  expect(questionBefore('stop', phase, { state: 'running', good: 50 })).toBeNull();
  expect(questionBefore('pause', phase, { state: 'running', good: 30 })).toBeNull();
  const asked = questionBefore('stop', phase, { state: 'running', good: 30 });
  expect(asked?.title).toBe('Finire con 30 pezzi buoni?');
  expect(asked?.text).toContain('ne mancano 20');
});
