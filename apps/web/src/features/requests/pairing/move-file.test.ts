import { applyChanges } from '@truciolo/changes';
import { blankRequestContent, type RequestContent, type RequestFile } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { type FileTarget, moveFile } from './move-file.ts';

const file = (guid: string, name: string): RequestFile => ({ guid, name, kind: 'pdf', bytes: 1, url: '' });
const sheet = file('sheet', 'RO-4520_C.pdf');
const content: RequestContent = {
  ...blankRequestContent(),
  positions: [
    { id: 'one', files: ['sheet', 'model'], takenFrom: null, fields: {} },
    { id: 'two', files: [], takenFrom: null, fields: {} },
  ],
};
const after = (moved: RequestFile, target: FileTarget) =>
  applyChanges(
    content,
    moveFile(content, moved, target, () => 'three'),
  ).document.positions;

it('a file moves to another position', () => {
  expect(after(sheet, { id: 'two' }).map(({ files }) => files)).toEqual([['model'], ['sheet']]);
});

it('a file is split off into a position with the code of its name', () => {
  const positions = after(sheet, 'new');
  expect(positions.map(({ files }) => files)).toEqual([['model'], [], ['sheet']]);
  expect(positions[2]?.fields).toMatchObject({ code: { value: 'RO-4520' }, revision: { value: 'C' } });
  expect(after(file('scan', 'SCAN_0147.pdf'), 'new')[2]?.fields).toEqual({});
});

it('a file belongs to no position', () => {
  expect(after(sheet, null).map(({ files }) => files)).toEqual([['model'], []]);
});
