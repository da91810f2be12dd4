import type { MachineKind } from '@truciolo/cycle';
import { describe, expect, it } from 'vitest';
import { typedValue } from '../model/value.ts';
import { emptyPhase } from './empty-phase.ts';
import { asKind, withMachines } from './phase-kinds.ts';

describe('a phase with another kind of charge', () => {
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

describe('machines of proposed phases', () => {
  const park = { t: { kind: 'tornio' }, c: { kind: 'centro-3-assi' }, r: { kind: 'rettifica' } } as const;
  const placed = (names: readonly string[], machines: Readonly<Record<string, { kind: MachineKind }>>) =>
    withMachines(
      names.map((name, at) => ({ ...emptyPhase(String(at)), name })),
      machines,
    ).map((phase) => (phase.kind === 'time' ? phase.machineId : phase.kind));

  it('stay on the machine before where it can do the work, and else follow the kind of process', () => {
    expect(placed(['Tornitura', 'Alesatura (Ø30 H7)', 'Rettifica (Ø40 h6)'], park)).toEqual(['t', 't', 'r']);
    expect(placed(['Fresatura', 'Alesatura (Ø30 H7)'], park)).toEqual(['c', 'c']);
  });

  it('that the shop does not have make the phase outside work at a price; the first phase stays', () => {
    const { r: _, ...without } = park;
    expect(placed(['Tornitura', 'Rettifica (Ø40 h6)', 'Brunitura'], without)).toEqual(['t', 'unit', 'unit']);
    expect(placed(['Tornitura'], {})).toEqual([null]);
  });
});
