import type { QuoteDocument } from '@truciolo/quote';
import { emptyPhase } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { fittingMachine } from './fitting-machine.ts';

const rate = { value: 45, origin: 'registry' as const };
const machine = (name: string) => ({ name, setupRate: rate, runRate: rate, variableShare: null });
const park = { a: machine('Tornio TC-2'), b: machine('Centro di lavoro CV-1'), c: machine('Centro CV-2') };
const documentWith = (phases: object[]) => ({ positions: [{ phases }] }) as unknown as QuoteDocument;
const empty = documentWith([]);

it.each([
  ['Tornitura', 'a'],
  ['Sfacciatura e foratura', 'a'],
  ['Fresatura', null],
  ['Rettifica', null],
  ['', null],
])('%j is done on %s', (name, id) => expect(fittingMachine(name, park, empty)).toBe(id));

it('takes the machine the quote uses for the same work', () => {
  const document = documentWith([{ ...emptyPhase('1'), name: 'Fresatura', machineId: 'c' }]);
  expect(fittingMachine('fresatura ', park, document)).toBe('c');
});

it('takes the only machine there is', () => {
  expect(fittingMachine('Controllo', { a: machine('TC-2') }, empty)).toBe('a');
});
