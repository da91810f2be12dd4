import { expect, it } from 'vitest';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import { noCorrections } from '../report/corrections.ts';
import { fromStored, toStored } from './stored-desk.ts';

const entry = (id: number, unit: DeskFile['unit'] = null) =>
  ({ id, unit, file: { name: `${id}.step` } }) as unknown as DeskFile;
const said = (stock: string) => ({ corrections: noCorrections, stock });

it('what was said about a part follows its file to the new ids after a reload', () => {
  const kept = toStored([entry(4), entry(7, 'inch')], { '4/0': said('Tondo'), '7/2': said('Piatto') });
  expect(kept.files.map(({ unit }) => unit)).toEqual([null, 'inch']);
  expect(fromStored(kept, [entry(1), entry(2)])).toEqual({ '1/0': said('Tondo'), '2/2': said('Piatto') });
});

it('words about a file that was taken off are forgotten', () => {
  expect(toStored([entry(7)], { '4/0': said('Tondo') }).said).toEqual({});
});
