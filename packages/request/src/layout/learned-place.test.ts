import { expect, it } from 'vitest';
import { learnPlace, sheetFormat, textAt } from './learned-place.ts';

const A4 = { width: 842, height: 595 };
const A3 = { width: 1191, height: 842 };
/** Words of a title block 200 points wide, at the same distance from the corner on both formats. */
const block = ({ width, height }: typeof A4, material: string) => {
  const at = (text: string, right: number, bottom: number, long: number) => ({
    text,
    left: (width - right) / width,
    top: (height - bottom) / height,
    width: long / width,
    height: 10 / height,
  });
  return [at('MATERIALE', 200, 92, 40), at(material, 200, 80, 60), at('RO-4520', 200, 40, 50)];
};

it('a field is found again on a sheet of another drawing and another length', () => {
  const learned = learnPlace(block(A4, 'C45+N')[1] ?? { left: 0, top: 0, width: 0, height: 0 }, A4);
  expect(learned).toEqual({ right: 200, bottom: 80, width: 60, height: 10 });
  expect(textAt(block(A4, '42CrMo4 +QT'), learned, A4)?.text).toBe('42CrMo4 +QT');
  expect(textAt(block(A3, 'CuSn12'), learned, A3)?.text).toBe('CuSn12');
});

it('an empty place gives no words', () => {
  const learned = { right: 200, bottom: 60, width: 60, height: 10 };
  expect(textAt(block(A4, 'C45'), learned, A4)).toBeNull();
});

it('sheets of one format have one signature, whatever program printed them', () => {
  expect(sheetFormat(A4)).toBe(sheetFormat({ width: 841.9, height: 595.3 }));
  expect(sheetFormat(A4)).not.toBe(sheetFormat(A3));
});
