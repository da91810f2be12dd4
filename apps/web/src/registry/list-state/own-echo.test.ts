import { describe, expect, it } from 'vitest';
import { pendingEchoes } from './own-echo.ts';

describe('a search that comes back through the address', () => {
  it('is recognised as ours although a later one was sent meanwhile', () => {
    expect(pendingEchoes(['', 'br', 'bra'], 'br')).toEqual(['br', 'bra']);
    expect(pendingEchoes(['br', 'bra'], 'bra')).toEqual(['bra']);
  });
  it('is not ours when it was not typed', () => {
    expect(pendingEchoes(['bra'], '')).toBeNull();
    expect(pendingEchoes(['bra'], 'tornio')).toBeNull();
  });
});
