import { expect, it } from 'vitest';
import { blankRequestContent, type RequestReading } from './content.ts';
import { contentWithFile, contentWithoutFile } from './content-files.ts';

const reading = (value: string, ...files: (string | null)[]): RequestReading => ({
  value,
  confidence: 0.9,
  reason: '',
  proofs: files.map((file) => ({ from: file ? 'drawing' : 'mail', file, text: value, places: [] })),
});

const content = {
  ...blankRequestContent(),
  positions: [
    {
      id: 'one',
      files: ['sheet', 'model'],
      takenFrom: null,
      fields: {
        code: { state: 'proposed' as const, value: 'A-1', readings: [reading('A-1', null, 'sheet')] },
        material: {
          state: 'proposed' as const,
          value: 'C45',
          readings: [reading('C45', 'sheet'), reading('C40', null)],
        },
        title: { state: 'proposed' as const, value: 'Perno', readings: [reading('Perno', 'sheet')] },
        weight: { state: 'confirmed' as const, value: '2 kg', readings: [reading('2 kg', 'sheet')] },
      },
    },
    { id: 'two', files: [], takenFrom: null, fields: {} },
  ],
};

it('a file takes its own proposals along; other sources and settled values stay', () => {
  const [one] = contentWithoutFile(content, 'sheet').positions;
  expect(one?.files).toEqual(['model']);
  expect(one?.fields.code?.readings[0]?.proofs.map(({ from }) => from)).toEqual(['mail']);
  expect(one?.fields.material).toMatchObject({ value: 'C40', readings: [{ value: 'C40' }] });
  expect(one?.fields.title).toBeUndefined();
  expect(one?.fields.weight?.value).toBe('2 kg');
});

it('a file is added to a position once', () => {
  const twice = contentWithFile(contentWithFile(content, 'list', ['two']), 'list', ['two']);
  expect(twice.positions.map(({ files }) => files)).toEqual([['sheet', 'model'], ['list']]);
});
