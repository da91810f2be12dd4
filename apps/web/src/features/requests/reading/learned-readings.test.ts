import { expect, it } from 'vitest';
import { layoutOf, withLearned } from './learned-readings.ts';

const sizes = { 1: { width: 842, height: 595 } };
const at = (text: string, top: number) => ({ page: 1, text, left: 0.8, top, width: 0.1, height: 0.02 });

it('a corrected value teaches its place, which proposes the value of the next drawing', () => {
  const layout = layoutOf('material', 'c45 + n', [at('MATERIALE', 0.88), at('C45+N', 0.9)], sizes);
  expect(layout).toMatchObject({ field: 'material', sheet: '70x50' });
  const learned = { layouts: layout ? [layout] : [], customerName: 'Rossi' };
  const fields = withLearned({}, 'sheet', [at('MATERIALE', 0.88), at('42CrMo4', 0.9)], sizes, learned);
  expect(fields.material).toMatchObject({
    state: 'proposed',
    value: '42CrMo4',
    readings: [
      { reason: 'come sugli altri disegni di Rossi', proofs: [{ file: 'sheet', places: [{ page: 1 }] }] },
    ],
  });
});

it('a learned value beside another reading is a conflict, never a replacement', () => {
  const layout = layoutOf('material', 'C45', [at('C45', 0.9)], sizes);
  const known = {
    material: {
      state: 'proposed' as const,
      value: 'C40',
      readings: [{ value: 'C40', confidence: 0.9, reason: '', proofs: [] }],
    },
  };
  const learned = { layouts: layout ? [layout] : [], customerName: 'Rossi' };
  const { material } = withLearned(known, 'sheet', [at('S355', 0.9)], sizes, learned);
  expect(material?.value).toBe('C40');
  expect(material?.readings.map(({ value }) => value)).toEqual(['C40', 'S355']);
});

it('words that stand nowhere or twice teach nothing', () => {
  expect(layoutOf('material', 'C45', [], sizes)).toBeNull();
  expect(layoutOf('material', 'C45', [at('C45', 0.5), at('C45', 0.9)], sizes)).toBeNull();
});
