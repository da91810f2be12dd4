import { describe, expect, it } from 'vitest';
import { parseDraft } from './draft.ts';
import { readTyped, showTyped, storeTyped } from './typed-number.ts';

describe('a typed number', () => {
  it('is read in the unit it was typed in', () => {
    expect(readTyped(storeTyped('2', 'imperial'), 'mm')).toBeCloseTo(50.8, 10);
    expect(readTyped(storeTyped('50,8', 'metric'), 'mm')).toBe(50.8);
    expect(readTyped('', 'mm')).toBeUndefined();
    expect(readTyped('abc', 'mm')).toBeNaN();
  });

  it('keeps its value whichever system shows it', () => {
    expect(showTyped('50', 'mm', 'imperial')).toBe('1,9685');
    expect(showTyped('50', 'mm', 'metric')).toBe('50');
    expect(showTyped(storeTyped('1,5', 'imperial'), 'mm', 'metric')).toBe('38,1');
    expect(showTyped('abc', 'mm', 'imperial')).toBe('abc');
  });
});

describe('a stored draft', () => {
  it.each([null, '', 'no json', '[]', '{"tabs":{"tornitura":7},"system":"yards"}'])(
    '%s starts afresh',
    (text) => {
      expect(parseDraft(text)).toMatchObject({ system: 'metric', machineGuids: {} });
    },
  );

  it('loses only the parts that cannot be parsed', () => {
    const { tabs } = parseDraft('{"tabs":{"tornitura":{"D":"50","L":80}}}');
    expect(tabs).toEqual({ tornitura: { D: '50' } });
  });
});
