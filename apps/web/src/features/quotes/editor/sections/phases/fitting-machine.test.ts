import type { MachineKind } from '@truciolo/cycle';
import type { PhaseDraft, QuoteDocument } from '@truciolo/quote';
import { emptyPhase } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { proposedMachine, renamedPhase } from './fitting-machine.ts';

const rate = { value: 45, origin: 'registry' as const };
const machine = (kind: MachineKind) => ({
  name: kind,
  kind,
  setupRate: rate,
  runRate: rate,
  variableShare: null,
});
const park = { a: machine('tornio'), b: machine('centro-3-assi'), c: machine('centro-3-assi') };
const documentWith = (phases: readonly PhaseDraft[]) =>
  ({ positions: [{ phases }] }) as unknown as QuoteDocument;
const phase = (name: string, machineId: string | null) => ({ ...emptyPhase('1'), name, machineId });
const asked = (named: PhaseDraft, before: string, machines: typeof park | object = park) => {
  const next = renamedPhase(named, before, machines as typeof park, documentWith([named]));
  return next.kind === 'time' ? next.machineId : null;
};

it('takes the machine that the quote uses for the same work, unless it cannot do it', () => {
  expect(proposedMachine('fresatura ', park, documentWith([phase('Fresatura', 'c')]))).toBe('c');
  expect(proposedMachine('Fresatura', park, documentWith([phase('Fresatura', 'a')]))).toBeNull();
  expect(proposedMachine('Fresatura', park, documentWith([phase('Fresatura', 'archived')]))).toBeNull();
});

it('proposes a machine for a phase that has none', () => {
  expect(asked(phase('Tornitura', null), '')).toBe('a');
});

it('proposes a machine again when the process changes', () => {
  expect(asked(phase('Fresatura', 'a'), 'Tornitura')).toBeNull();
  expect(asked(phase('Fresatura', 'a'), 'Tornitura', { a: park.a, b: park.b })).toBe('b');
  expect(asked(phase('Taglio laser', 'a'), 'Tornitura')).toBeNull();
});

it('keeps a machine that a user chose for this process', () => {
  expect(asked(phase('Fresatura', 'a'), 'Fresatura')).toBe('a');
  expect(asked(phase('Tornitura esterna', 'a'), 'Tornitura')).toBe('a');
  expect(asked(phase('Lavorazione', 'a'), 'Tornitura')).toBe('a');
});
