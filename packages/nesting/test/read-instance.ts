import type { ListedBlank, Sheet } from '../src/index.ts';

const sizes = (text: string): readonly [number, number] => {
  const [length = 0, width = 0] = text.split('x').map(Number);
  return [length, width];
};

export function readInstance(text: string): {
  readonly sheet: Sheet;
  readonly blanks: readonly ListedBlank[];
} {
  const [sheet = '', items = ''] = text.split(': ');
  const [length, width] = sizes(sheet);
  return {
    sheet: { length, width },
    blanks: items.split(' ').map((item) => {
      const [size = '', count = '1'] = item.split('*');
      const [itemLength, itemWidth] = sizes(size);
      return { length: itemLength, width: itemWidth, count: Number(count), rotates: true };
    }),
  };
}
