import { describe, expect, it } from 'vitest';
import { phaseFromTime } from './phase-from-time.ts';

describe('a time of the technical tools', () => {
  const time = {
    description: 'Maschiatura M8, 4 fori',
    seconds: 90,
    machineGuid: null,
    takenAt: '2026-11-15',
  };

  it('becomes minutes with their origin', () => {
    expect(phaseFromTime({ ...time, origin: 'nc' }, 'a')).toMatchObject({
      name: 'Maschiatura M8, 4 fori',
      cycle: { value: 1.5, origin: 'nc', note: 'Maschiatura M8, 4 fori' },
    });
    expect(phaseFromTime({ ...time, origin: 'nc', isLeast: true }, 'a').cycle).toMatchObject({
      value: 1.5,
      origin: 'nc-least',
      note: 'Maschiatura M8, 4 fori. Una parte del moto non è nel tempo',
    });
    expect(phaseFromTime({ ...time, origin: 'filettatura' }, 'a').cycle).toMatchObject({
      origin: 'computed',
    });
  });
});
