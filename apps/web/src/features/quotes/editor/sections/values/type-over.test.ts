import type { Value } from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { confirmed, overridden, typeOver } from './type-over.ts';

const fromProgram: Value = { value: 4.8, origin: 'nc', note: 'O0411.nc' };

describe('typing over a value', () => {
  it('replaces a typed one and an empty one', () => {
    expect(typeOver({ value: 30, origin: 'typed' }, 42)).toEqual({ value: 42, origin: 'typed' });
    expect(typeOver({ value: null, origin: 'registry' }, 1.6)).toEqual({ value: 1.6, origin: 'typed' });
    expect(typeOver({ value: 30, origin: 'typed' }, null)).toEqual({ value: null, origin: 'typed' });
  });

  it('stands beside a computed one, which stays', () => {
    const changed = typeOver(fromProgram, 6);
    expect(changed).toEqual({ ...fromProgram, override: 6 });
    expect(overridden(changed)).toBe(4.8);
  });

  it.each([null, 4.8])('is removed when the field is cleared or has the same value (%s)', (next) => {
    const back = typeOver({ ...fromProgram, override: 6 }, next);
    expect(back).toEqual(fromProgram);
    expect(overridden(back)).toBeNull();
  });
});

it('confirms a proposed price and keeps its number', () => {
  expect(confirmed({ value: 1.6, origin: 'proposed' })).toEqual({ value: 1.6, origin: 'registry' });
});
