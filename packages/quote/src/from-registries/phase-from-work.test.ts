import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { phaseFromWork, type WorkRow } from './phase-from-work.ts';

const guid = '0198c0de-0000-7000-8000-000000000001';
const machineGuid = '0198c0de-0000-7000-8000-000000000002';
const work = (fields: Partial<WorkRow>): WorkRow => ({
  guid,
  name: 'Tornitura',
  external: false,
  supplier: '',
  charge: 'time',
  machineGuid,
  setupMinutes: 45,
  cycleMinutes: 6.5,
  rate: null,
  minimum: null,
  leadDays: 0,
  confirmed: true,
  formulaPublished: null,
  ...fields,
});

describe('a process of the registry becomes a phase', () => {
  it('by time on its machine, with times that remember the registry', () => {
    expect(phaseFromWork(work({}), 'f')).toMatchObject({
      kind: 'time',
      id: 'f',
      name: 'Tornitura',
      workGuid: guid,
      machineId: machineGuid,
      setup: { value: 45, origin: 'registry' },
      cycle: { value: 6.5, origin: 'registry' },
    });
  });

  it('requires an unknown cycle and marks unconfirmed values', () => {
    const phase = phaseFromWork(work({ cycleMinutes: 0, confirmed: false }), 'f');
    expect(phase).toMatchObject({ cycle: { value: null }, setup: { value: 45, origin: 'proposed' } });
  });

  it.each([
    ['piece', 'piece'],
    ['lot', 'lot'],
    ['kg', 'kg'],
    ['dm2', 'dm2'],
    ['metre', 'metre'],
    ['hole', 'hole'],
  ] as const)('charged by %s, in euro', (charge, basis) => {
    const outside = { external: true, supplier: 'Galvanica Sesia', leadDays: 5, minimum: euros(60) };
    expect(phaseFromWork(work({ charge, rate: euros(0.8), ...outside }), 'f')).toMatchObject({
      kind: 'unit',
      basis,
      unit: { value: 0.8, origin: 'registry' },
      external: true,
      supplier: 'Galvanica Sesia',
      minimum: 60,
      leadDays: 5,
    });
  });

  it('never takes an unknown price as zero', () => {
    expect(phaseFromWork(work({ charge: 'kg' }), 'f')).toMatchObject({ unit: { value: null } });
    expect(phaseFromWork(work({ external: true }), 'f')).toMatchObject({
      kind: 'unit',
      unit: { value: null },
    });
  });

  it('by the published formula, and by none while there is only a draft', () => {
    const published = { charge: 'formula', formulaPublished: 'peso*2', formulaVersion: 3 } as const;
    // A formula of the registry gives the cost of the whole lot.
    const phase = { kind: 'formula', formulaId: guid, gives: 'lot' };
    expect(phaseFromWork(work(published), 'f')).toMatchObject(phase);
    const draft = { charge: 'formula', formulaDraft: 'peso*2' } as const;
    expect(phaseFromWork(work(draft), 'f')).toMatchObject({ kind: 'formula', formulaId: null });
  });
});
