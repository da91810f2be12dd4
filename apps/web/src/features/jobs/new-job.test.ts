import { expect, it } from 'vitest';
import { emptyJob, emptyPhaseRow, jobBody } from './new-job.ts';

const filled = {
  ...emptyJob(),
  customerName: ' Verdi ',
  description: 'Staffa',
  quantity: 20,
  phases: [
    { ...emptyPhaseRow(0), name: 'Taglio', setup: 15, cycle: 3 },
    { ...emptyPhaseRow(1), name: 'Fresatura', machineGuid: 'm-1', cycle: 8 },
    emptyPhaseRow(2),
  ],
};

it('requires a description, a quantity and at least one phase', () => {
  expect(jobBody(emptyJob())).toBeNull();
  expect(jobBody({ ...filled, quantity: null })).toBeNull();
  expect(jobBody({ ...filled, phases: [emptyPhaseRow(0)] })).toBeNull();
});

it('is at the bench where no machine is chosen, and leaves out empty rows', () => {
  const body = jobBody(filled);
  expect(body).toMatchObject({ customerName: 'Verdi', quantity: 20, due: null });
  expect(body?.phases.map(({ kind, machineGuid }) => [kind, machineGuid])).toEqual([
    ['bench', null],
    ['machine', 'm-1'],
  ]);
});
