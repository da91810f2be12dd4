import { expect, it } from 'vitest';
import { perno } from '../../test/perno.ts';
import { includedIn } from './included.ts';

const phase = perno.phases[0];
if (!phase) throw new Error('the sample has phases');
const named = (...names: string[]) => ({
  ...perno,
  stock: null,
  phases: names.map((name, index) => ({ ...phase, id: String(index), name })),
});

it('names treatments and tests, never the machining', () => {
  const names = [
    'Tornitura',
    'Cementazione e tempra',
    'Fresatura 5 assi',
    'Collaudo CMM',
    'Zincatura',
    'Zincatura',
  ];
  expect(includedIn(named(...names), 'it')).toEqual(['Cementazione e tempra', 'Collaudo CMM', 'Zincatura']);
  expect(includedIn(named('Tornitura', 'Rettifica', 'Sbavatura', 'Programmazione'), 'it')).toEqual([]);
});

it('names the certificate where it is charged', () => {
  const { stock } = perno;
  if (!stock || stock.kind === 'none') throw new Error('the sample has stock');
  const certified = { ...named(), stock: { ...stock, certificate: 25 } };
  expect(includedIn(certified, 'it')).toEqual(['Certificato 3.1']);
  expect(includedIn(certified, 'en')).toEqual(['Certificate 3.1']);
  expect(includedIn({ ...named(), stock: { ...stock, certificate: 0 } }, 'it')).toEqual([]);
});
