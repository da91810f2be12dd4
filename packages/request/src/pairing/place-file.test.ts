import { expect, it } from 'vitest';
import { type PlacedPosition, placeFile } from './place-file.ts';

const pdf = (name: string) => ({ name, kind: 'pdf' as const });
const step = (name: string) => ({ name, kind: 'step' as const });
const position = (id: string, code: string, ...files: PlacedPosition['files'][number][]) => ({
  id,
  code,
  files,
});
const hub = position('hub', 'RO-4520', pdf('RO-4520_C.pdf'));
const flange = position('flange', 'RO-4501', pdf('disegno2.pdf'));

it.each([
  ['the code in its name', step('ro4520_c.step'), null, [{ id: 'hub', by: 'code' }]],
  ['the code on its sheet', pdf('SCAN_0147.pdf'), 'RO-4501', [{ id: 'flange', by: 'read-code' }]],
  ['the name of another file', step('disegno2.stp'), null, [{ id: 'flange', by: 'file-name' }]],
])('a later file goes to its position by %s', (_, file, read, expected) => {
  expect(placeFile([hub, flange], file, read)).toEqual(expected);
});

it('a later file of an unknown part stays loose', () => {
  expect(placeFile([hub, flange], pdf('SCAN_0147.pdf'))).toEqual([]);
  expect(placeFile([hub], step('XY-9.step'))).toEqual([]);
  expect(placeFile([hub], pdf('Condizioni_fornitura.pdf'), 'RO-4520')).toEqual([]);
});

it('a nameless file goes to the only part, unless that part has one of its kind', () => {
  expect(placeFile([hub], step('modello.step'))).toEqual([{ id: 'hub', by: 'only-one' }]);
  expect(placeFile([hub], pdf('disegno.pdf'))).toEqual([]);
});
