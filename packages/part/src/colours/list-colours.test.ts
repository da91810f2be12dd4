import { expect, test } from 'vitest';
import type { Face, SolidModel } from '../model/part-model.ts';
import { colourWord } from './colour-words.ts';
import { listColours, tellsByColour } from './list-colours.ts';

const face = (area: number, colour?: string): Face => ({
  surface: { kind: 'freeform' },
  fitted: false,
  area,
  concave: false,
  firstTriangle: 0,
  triangleCount: 0,
  ...(colour && { colour }),
});
const coloursOf = (...faces: Face[]) => listColours({ faces } as unknown as SolidModel);

test('lists faces and area of each colour, the widest first, including uncoloured ones', () => {
  expect(coloursOf(face(10, '#ff0000'), face(300), face(30, '#ff0000'))).toEqual([
    { rgb: null, faces: [1], area: 300, text: '1 faccia senza colore' },
    { rgb: '#ff0000', faces: [0, 2], area: 40, text: '2 facce rosse' },
  ]);
  expect(coloursOf(face(10), face(20))).toEqual([]);
});

test.each([
  ['#ff0000', 'rosse'],
  ['#ffa800', 'arancioni'],
  ['#ffff00', 'gialle'],
  ['#00c000', 'verdi'],
  ['#00c0c0', 'azzurre'],
  ['#0000ff', 'blu'],
  ['#ff00ff', 'rosa'],
  ['#c0c0c0', 'grigie'],
  ['#f6f6f3', 'bianche'],
  ['#101010', 'nere'],
])('%s is named %s', (rgb, name) => {
  expect(colourWord(rgb).many).toBe(name);
});

test('a single grey means nothing; another colour or several do', () => {
  expect(tellsByColour(coloursOf(face(1, '#a0a0a0'), face(2, '#a0a0a0')))).toBe(false);
  expect(tellsByColour(coloursOf(face(1, '#a0a0a0'), face(2)))).toBe(true);
  expect(tellsByColour(coloursOf(face(1, '#00c0c0')))).toBe(true);
});
