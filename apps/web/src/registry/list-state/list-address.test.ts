import { describe, expect, it } from 'vitest';
import { filterValues, nextSort, readListState, withFilter, writeListState } from './list-address.ts';

const plain = { q: '', sort: '', filter: [], archived: 'no' } as const;

describe('the address of a list', () => {
  it('is empty for the default list and is read back as written', () => {
    expect(writeListState(plain).toString()).toBe('');
    const state = {
      q: 'tornio à & b',
      sort: '-hourlyRate',
      filter: ['kind:altro', 'kind:tornio'],
      archived: 'all',
    } as const;
    expect(readListState(new URLSearchParams(writeListState(state).toString()))).toEqual(state);
  });

  it('names no filter where the list begins with it, and an empty one where all rows are asked for', () => {
    const opening = ['state:running', 'state:planned'];
    const first = readListState(new URLSearchParams(''), opening);
    expect(first.filter).toEqual(['state:planned', 'state:running']);
    expect(writeListState(first, opening).toString()).toBe('');
    const all = writeListState({ ...first, filter: [] }, opening);
    expect(all.toString()).toBe('filter=');
    expect(readListState(all, opening).filter).toEqual([]);
  });

  it('takes an unknown parameter for the default list', () => {
    expect(readListState(new URLSearchParams('archived=forse')).archived).toBe('no');
  });
});

it.each([
  ['', 'code', 'code'],
  ['code', 'code', '-code'],
  ['-code', 'code', ''],
  ['-name', 'code', 'code'],
])('after %s a click on %s gives %s', (sort, column, next) => expect(nextSort(sort, column)).toBe(next));

it('changes the values of one field and leaves the others', () => {
  const filter = withFilter(['kind:tornio', 'tags:a'], 'kind', ['altro', 'laser']);
  expect(filter).toEqual(['kind:altro', 'kind:laser', 'tags:a']);
  expect(filterValues(filter, 'kind')).toEqual(['altro', 'laser']);
  expect(filterValues(['kindness:x'], 'kind')).toEqual([]);
});
