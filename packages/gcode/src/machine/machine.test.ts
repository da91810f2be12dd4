import { expect, test } from 'vitest';
import { calibrate, UNCALIBRATED_BAND } from './calibrate.ts';
import { GRBL_HOBBY } from './example-machines.data.ts';
import { parseMachine } from './parse-machine.ts';

test('a machine file names its changes and takes the rest from its base', () => {
  const outcome = parseMachine({
    base: 'grbl-hobby',
    name: 'Pantografo',
    axes: { all: { acceleration: 250 }, z: { rapid: 1000, travel: [-80, 0] } },
    arcs: { mode: 'kept' },
    mCodes: { M31: 4 },
    tools: [{ number: 1, diameter: 6 }],
  });
  if (!outcome.ok) throw new Error(outcome.errors.join());
  const { machine } = outcome;
  expect(machine.axes.x).toEqual({ ...GRBL_HOBBY.axes.x, acceleration: 250 });
  expect(machine.axes.z).toEqual({ rapid: 1000, acceleration: 250, jerk: 0, travel: [-80, 0], home: null });
  expect(machine.arcs).toEqual({ mode: 'kept' });
  expect(machine.mCodes).toEqual({ '31': 4 });
  expect(machine.lookAhead).toBe(GRBL_HOBBY.lookAhead);
});

test('reports every invalid field, unknown ones included', () => {
  const outcome = parseMachine({ axes: { x: { rapid: -1 } }, rapidMode: 'storto', velocita: 3, tools: {} });
  expect(outcome.ok ? [] : outcome.errors).toEqual([
    '"axes.x.rapid" deve essere un numero fra 0.001 e 1000000000',
    '"rapidMode" deve essere uno fra linear, dogleg',
    '"tools" deve essere un elenco',
    'campo sconosciuto "velocita"',
  ]);
  expect(parseMachine([]).ok).toBe(false);
});

const job = (
  cutting: number,
  rapid: number,
  toolChange: number,
  factors: readonly [number, number, number],
) => ({
  cutting,
  rapid,
  toolChange,
  other: 10,
  measured: cutting * factors[0] + rapid * factors[1] + toolChange * factors[2] + 10,
});

test('calibration finds the true factors of a machine', () => {
  const truth = [1.1, 1.4, 0.8] as const;
  const jobs = [
    job(600, 100, 50, truth),
    job(100, 400, 20, truth),
    job(1000, 50, 10, truth),
    job(200, 200, 200, truth),
    job(50, 20, 300, truth),
    job(900, 300, 0, truth),
  ];
  const { factors, band, jobs: count } = calibrate(jobs);
  expect(factors.cutting).toBeCloseTo(1.1, 1);
  expect(factors.rapid).toBeCloseTo(1.4, 1);
  expect(factors.toolChange).toBeCloseTo(0.8, 1);
  expect(band).toBeLessThan(0.05);
  expect(count).toBe(6);
});

test('without jobs nothing is scaled; one job narrows little', () => {
  expect(calibrate([])).toEqual({
    factors: { cutting: 1, rapid: 1, toolChange: 1 },
    band: UNCALIBRATED_BAND,
    jobs: 0,
  });
  const one = calibrate([job(100, 0, 0, [1.2, 1, 1])]);
  expect(one.factors.cutting).toBeGreaterThan(1.1);
  expect(one.band).toBeGreaterThan(0.07);
});
