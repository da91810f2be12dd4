import { emptyPhase, typedValue } from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { phaseFromTime } from '../../../../../entities/quotes/time-to-quote/phase-from-time.ts';
import { asKind } from './phase-kinds.ts';

describe('D a phase with another kind of charge', () => {
  const turning = { ...emptyPhase('a'), name: 'Zincatura', machineId: 'm', setup: typedValue(30) };

  it('keeps its place and its name, and needs a price', () => {
    const priced = asKind(turning, 'unit');
    expect(priced).toMatchObject({ kind: 'unit', id: 'a', name: 'Zincatura', unit: { value: null } });
    expect(asKind(priced, 'unit')).toBe(priced);
    expect(asKind(priced, 'time')).toMatchObject({
      kind: 'time',
      id: 'a',
      name: 'Zincatura',
      machineId: null,
    });
  });

  it('keeps the terms of the subcontractor between a price and a formula', () => {
    const priced = { ...asKind(turning, 'unit'), supplier: 'Galvanica Sesia', minimum: 60, leadDays: 5 };
    expect(asKind(priced as ReturnType<typeof asKind>, 'formula')).toMatchObject({
      kind: 'formula',
      supplier: 'Galvanica Sesia',
      minimum: 60,
      leadDays: 5,
      formulaId: null,
    });
  });
});

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
