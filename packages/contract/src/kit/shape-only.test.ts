import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shapeOnly } from './shape-only.ts';

const strict = z.strictObject({
  name: z.string().trim().min(1).max(5),
  share: z.number().min(0).max(100),
  key: z.guid(),
  tags: z.array(z.string().min(2)).max(1),
  inner: z.strictObject({ at: z.iso.datetime() }).nullable(),
  kind: z.enum(['a', 'b']),
});

describe('the shape of an answer', () => {
  it('accepts old rows and drops undeclared fields', () => {
    const row = { name: '', share: 500, key: 'x', tags: ['', ''], inner: { at: '' }, kind: 'a', secret: 1 };
    const { secret: _, ...shown } = row;
    expect(shapeOnly(strict).parse(row)).toEqual(shown);
  });

  it.each([
    { name: 1, share: 1, key: '', tags: [], inner: null, kind: 'a' },
    { name: '', share: '1', key: '', tags: [], inner: null, kind: 'a' },
    { name: '', share: 1, key: '', tags: [], inner: null, kind: 'c' },
    { name: '', share: 1, key: '', tags: [], kind: 'a' },
  ])('still refuses another shape: %o', (row) => {
    expect(shapeOnly(strict).safeParse(row).success).toBe(false);
  });

  const plain = z.union([
    z.strictObject({ text: z.string() }),
    z.strictObject({ text: z.string(), amount: z.number() }),
    z.null(),
  ]);
  const told = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bar'), length: z.number().min(1) }),
    z.strictObject({ kind: z.literal('none') }),
  ]);

  it('chooses the shape that declares the fields, and drops newer ones', () => {
    const read = (value: unknown) => shapeOnly(plain).parse(value);
    expect(read({ text: 'a' })).toEqual({ text: 'a' });
    expect(read({ text: 'a', amount: 2 })).toEqual({ text: 'a', amount: 2 });
    expect(read({ text: 'a', amount: 2, newer: 1 })).toEqual({ text: 'a', amount: 2 });
    expect(read({ text: 'a', newer: 1 })).toEqual({ text: 'a' });
    expect(read(null)).toBeNull();
    expect(shapeOnly(told).parse({ kind: 'bar', length: 0, newer: 1 })).toEqual({ kind: 'bar', length: 0 });
  });
});
