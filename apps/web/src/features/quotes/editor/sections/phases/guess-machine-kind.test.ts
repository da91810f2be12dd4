import { expect, it } from 'vitest';
import { guessMachineKind } from './guess-machine-kind.ts';

it.each([
  ['Tornitura', 'tornio'],
  ['Fresatura 3 assi', 'centro-3-assi'],
  ['Foratura', 'centro-3-assi'],
  ['Taglio laser', 'laser'],
  ['Taglio a sega', 'segatrice'],
  ['Rettifica in tondo', 'rettifica'],
  ['Piegatura', 'piegatrice'],
  ['Collaudo', null],
  ['', null],
])('a machine created for «%s» begins as %s', (name, kind) => {
  expect(guessMachineKind(name)).toBe(kind);
});
