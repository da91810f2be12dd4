import { expect, it } from 'vitest';
import { fieldName, placeOfField } from './field-names.ts';

const labels = ['Ciclo', '', 'Note', 'Ciclo'];

it('names a field by its label and its place among those of that label', () => {
  expect(labels.map((_, place) => fieldName(labels, place))).toEqual(['Ciclo#1', null, 'Note#1', 'Ciclo#2']);
  expect(fieldName(labels, -1)).toBeNull();
});

it('finds it again on a page with other fields around it', () => {
  expect(placeOfField(['Titolo', ...labels], 'Ciclo#2')).toBe(4);
  expect(placeOfField(labels, 'Ciclo#3')).toBe(-1);
});
