import { expect, it } from 'vitest';
import type { Fields, MatchKey } from '../sheets/sheet.ts';
import { KeyIndex } from './matching.ts';

let reads = 0;
const keyOf = (name: MatchKey['name']): MatchKey => ({
  name,
  path: name,
  unique: false,
  read: (fields: Fields) => {
    reads += 1;
    return String(fields[name] ?? '');
  },
});
const keys = (['vat', 'code', 'name'] as const).map(keyOf);
const thing = (line: number, fields: Fields) => ({ line, fields });

it('the strongest common key decides', () => {
  const index = new KeyIndex(keys, [
    thing(1, { vat: '01', name: 'Rossi' }),
    thing(2, { code: 'C2', name: 'Rossi' }),
    thing(3, { name: 'Rossi' }),
  ]);
  const found = (fields: Fields) => {
    const hit = index.find(fields);
    return hit ? [hit.thing.line, hit.key.name, hit.count] : null;
  };
  expect(found({ vat: '01', name: 'Altro' })).toEqual([1, 'vat', 1]);
  // Another VAT number is another company, whatever its name.
  expect(found({ vat: '09', name: 'Rossi' })).toEqual([2, 'name', 2]);
  expect(found({ code: 'C2', name: 'Bianchi' })).toEqual([2, 'code', 1]);
  expect(found({ vat: '09', code: 'C9', name: 'Rossi' })).toEqual([3, 'name', 1]);
  expect(found({ name: 'Rossi' })).toEqual([1, 'name', 3]);
  expect(found({ name: '' })).toBeNull();
});

it('ten thousand rows of one name are looked up in linear time', () => {
  reads = 0;
  const index = new KeyIndex<ReturnType<typeof thing>>(keys);
  const COUNT = 10_000;
  for (let line = 0; line < COUNT; line += 1) {
    const fields = { code: `C${line}`, name: 'Rossi' };
    expect(index.find(fields)?.count).toBeUndefined();
    index.add(thing(line, fields));
  }
  expect(index.find({ name: 'Rossi' })).toMatchObject({ count: COUNT, thing: { line: 0 } });
  expect(reads).toBeLessThan(10 * COUNT);
});
