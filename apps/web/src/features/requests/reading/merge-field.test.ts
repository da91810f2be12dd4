import { lookOf, type RequestReading } from '@truciolo/contract';
import { mergeField } from '@truciolo/drawing-fields';
import { expect, it } from 'vitest';
import { splitByMarks } from '../components/split-by-marks.ts';
import { confirmed, confirmSure, corrected, nextOpen } from './field-edits.ts';

const reading = (value: string, from: 'mail' | 'drawing', confidence = 0.9): RequestReading => ({
  value,
  confidence,
  reason: '',
  proofs: [{ from, file: null, text: value, places: [] }],
});
const field = (...readings: RequestReading[]) =>
  ({ state: 'proposed', value: readings[0]?.value ?? '', readings }) as const;

it('two sources that name the same material support each other', () => {
  const merged = mergeField(
    'material',
    field(reading('C45', 'mail', 0.7)),
    reading('C45+N UNI EN ISO 683-1', 'drawing'),
  );
  expect(merged.readings).toHaveLength(1);
  expect(merged).toMatchObject({ value: 'C45+N UNI EN ISO 683-1', readings: [{ confidence: 0.97 }] });
  expect(merged.readings[0]?.proofs.map(({ from }) => from)).toEqual(['mail', 'drawing']);
});

it('a material with its family before the name is the same material', () => {
  const merged = mergeField(
    'material',
    field(reading('bronzo CuSn12', 'mail')),
    reading('CuSn12', 'drawing'),
  );
  expect(merged.readings).toMatchObject([{ value: 'bronzo CuSn12' }]);
  const other = mergeField('material', field(reading('bronzo CuSn8', 'mail')), reading('CuSn12', 'drawing'));
  expect(lookOf(other)).toBe('conflict');
});

it('two sources that name different materials are a conflict, which stays open', () => {
  const merged = mergeField('material', field(reading('C40', 'mail')), reading('C45', 'drawing'));
  expect(lookOf(merged)).toBe('conflict');
  const position = { id: 'p', files: [], takenFrom: null, fields: { material: merged } };
  expect(confirmSure(position)).toEqual([]);
  expect(nextOpen(position, null)).toBe('material');
});

it('a value that a person settled is not changed by a later reading', () => {
  const settled = confirmed(field(reading('C40', 'mail')), 'C40');
  expect(mergeField('material', settled, reading('C45', 'drawing'))).toMatchObject({
    state: 'confirmed',
    value: 'C40',
    readings: [{ value: 'C40' }, { value: 'C45' }],
  });
});

it('typing one of the readings confirms it, another text corrects it, an empty one says that there is none', () => {
  const read = field(reading('B', 'mail'));
  expect([corrected(read, 'B').state, corrected(read, 'C').state, corrected(read, '').state]).toEqual([
    'confirmed',
    'corrected',
    'none',
  ]);
});

it('«03» and «3» are one revision', () => {
  expect(mergeField('revision', field(reading('03', 'drawing')), reading('3', 'mail')).readings).toHaveLength(
    1,
  );
});

it('words of a proof are marked in the text once, in their order', () => {
  const marks = [
    { text: '10 pezzi', tag: 'quantities' },
    { text: 'RO-1', tag: 'code' },
    { text: 'pezzi', tag: 'title' },
  ];
  expect(splitByMarks('RO-1, 10 pezzi in C45', marks).map(({ text, tag }) => [text, tag])).toEqual([
    ['RO-1', 'code'],
    [', ', null],
    ['10 pezzi', 'quantities'],
    [' in C45', null],
  ]);
});
