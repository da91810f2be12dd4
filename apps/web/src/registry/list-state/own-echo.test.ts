import { describe, expect, it } from 'vitest';
import { stillOnTheirWay } from './own-echo.ts';

describe('a search that comes back through the address', () => {
  it('is recognised as ours although a later one was sent meanwhile', () => {
    expect(stillOnTheirWay(['', 'br', 'bra'], 'br')).toEqual(['br', 'bra']);
    expect(stillOnTheirWay(['br', 'bra'], 'bra')).toEqual(['bra']);
  });
  it('is not ours when it was not typed', () => {
    expect(stillOnTheirWay(['bra'], '')).toBeNull();
    expect(stillOnTheirWay(['bra'], 'tornio')).toBeNull();
  });
});
