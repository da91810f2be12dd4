import { learnRatios } from '@truciolo/calibration';
import { expect, it } from 'vitest';
import { type MeasuredPhase, ncObservationOf, observationOf, workKindOf } from './measured-work.ts';

const phase = (change: Partial<MeasuredPhase> = {}): MeasuredPhase => ({
  id: 'f1',
  workGuid: null,
  name: ' Tornitura ',
  machineId: 'tc-1',
  materialGroup: 'P',
  partWeight: 1.2,
  setupMinutes: 60,
  runMinutes: 600,
  started: 50,
  made: 50,
  actualMinutes: 792,
  measuredRatio: 1,
  confirmed: false,
  ...change,
});

it('identifies work by the registry, else by its name, with material group and size', () => {
  expect(workKindOf(phase())).toEqual({
    process: 'tornitura',
    machine: 'tc-1',
    materialGroup: 'P',
    sizeClass: 'piccola',
  });
  expect(workKindOf(phase({ workGuid: 'g', partWeight: null }))).toMatchObject({
    process: 'g',
    sizeClass: '',
  });
});

it('counts only the run of an NC program, as one kind of work of its machine', () => {
  const one = { process: 'nc', machine: 'tc-1', planned: 600, actual: 732 };
  expect(ncObservationOf(phase())).toMatchObject(one);
  expect(ncObservationOf(phase({ materialGroup: 'M', name: 'Sgrossatura' }))).toMatchObject(one);
  // A phase that is mostly set-up, shorter than its set-up, or on a machine outside the registry tells nothing about
  // the program.
  expect(ncObservationOf(phase({ setupMinutes: 700 }))).toBeNull();
  expect(ncObservationOf(phase({ actualMinutes: 50 }))).toBeNull();
  expect(ncObservationOf(phase({ machineId: null }))).toBeNull();
});

it('compares with the plan of the pieces that were made', () => {
  expect(observationOf(phase())).toMatchObject({ planned: 660, actual: 792 });
  // Closed at 20 of 50 pieces: 60 + 600 · 20/50.
  expect(observationOf(phase({ made: 20 }))).toMatchObject({ planned: 300 });
  // Without a piece count the whole lot is assumed.
  expect(observationOf(phase({ made: 0 }))).toMatchObject({ planned: 660 });
});

it('keeps learning from quotes that already applied a ratio', () => {
  // Quoted at 660 min × 1.2 = 792 and done in 792: the shop's true times are still 1.2 times its written ones.
  const corrected = observationOf(phase({ setupMinutes: 72, runMinutes: 720, measuredRatio: 1.2 }));
  expect(corrected.actual / corrected.planned).toBeCloseTo(1.2, 12);
  const { ratioFor } = learnRatios(
    Array.from({ length: 30 }, (_, at) => ({ ...corrected, job: String(at) })),
  );
  expect(ratioFor(corrected).ratio).toBeCloseTo(1.2, 1);
});
