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
  it('lets yesterday’s rows through and drops what it does not name', () => {
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
});
