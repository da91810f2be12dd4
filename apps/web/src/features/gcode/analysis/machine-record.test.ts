import type { Machine as MachineRow } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { machineRecord } from './machine-record.ts';

const row = {
  code: 'CV-1',
  name: 'Centro verticale',
  kind: 'centro-3-assi',
  spindleMax: 10_000,
  hourlyRate: 475_000,
  travel: { x: 800, y: null, z: 500 },
  dynamics: {
    rapid: { x: 36, y: null, z: 24 },
    acceleration: { x: 5, y: null, z: 3 },
    rotaryRapid: { a: 25, b: null, c: null },
    rotaryAcceleration: { a: 800, b: null, c: null },
    home: { x: null, y: null, z: 320 },
    jerk: null,
    cornerTolerance: 0.03,
    toolChange: 6,
    spindleRamp: 2.5,
    blockTime: 2,
    rapidMode: 'linear',
  },
} as unknown as MachineRow;

describe('machineRecord', () => {
  it('converts metres to millimetres and ten-thousandths to euros', () => {
    expect(machineRecord(row)).toMatchObject({
      kind: 'mill',
      axes: { x: { rapid: 36_000, acceleration: 5000, jerk: 0 }, z: { rapid: 24_000, acceleration: 3000 } },
      cornering: { rule: 'deviation', deviation: 0.03 },
      blockTime: 0.002,
      rapidMode: 'linear',
      spindle: { max: 10_000, ramp: 2.5 },
      toolChange: { seconds: 6 },
      rate: 47.5,
    });
  });

  it('takes missing values from a typical machine', () => {
    expect(machineRecord(row).axes.y).toMatchObject({ rapid: 30_000, acceleration: 4000 });
    expect(machineRecord({ ...row, kind: 'tornio' }).kind).toBe('lathe');
  });

  it('gives a rotary axis its own rapid and acceleration', () => {
    expect(machineRecord(row).axes.a).toMatchObject({ rapid: 9000, acceleration: 800 });
    expect(machineRecord(row).axes.b).toMatchObject({ rapid: 7200, acceleration: 500 });
  });

  it('takes the home position as given, else the end of the travel, else a typical one', () => {
    const { x, y, z } = machineRecord(row).axes;
    expect([x.home, y.home, z.home]).toEqual([400, 250, 320]);
    expect(machineRecord({ ...row, kind: 'tornio' }).axes.x.home).toBe(1580);
  });

  it('lets a lathe with driven tools mill, and no other', () => {
    expect(machineRecord({ ...row, kind: 'tornio-motorizzato' }, 'mill').kind).toBe('mill');
    expect(machineRecord({ ...row, kind: 'tornio-motorizzato' }, 'lathe').kind).toBe('lathe');
    expect(machineRecord({ ...row, kind: 'tornio' }, 'mill').kind).toBe('lathe');
  });
});
