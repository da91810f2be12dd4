import { beforeEach, expect, it } from 'vitest';
import {
  forgetUnfinished,
  noteAttached,
  noteUnfinished,
  readUnfinished,
  unfinishedText,
} from './unfinished-position.ts';

const begun = { code: 'FL-1', quoteGuid: null, isSaved: false, files: ['fl.step', 'fl.png'] };

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage: storage, sessionStorage: storage } });
});

it('a reload before the position is saved asks to create it again', () => {
  noteUnfinished(begun);
  expect(unfinishedText(readUnfinished() ?? begun)).toContain('prima del salvataggio');
});

it('a reload while files are sent names those that are missing', () => {
  noteUnfinished({ ...begun, quoteGuid: 'q', isSaved: true });
  noteAttached('fl.step');
  const left = readUnfinished();
  expect(left?.files).toEqual(['fl.png']);
  expect(left && unfinishedText(left)).toBe(
    'La posizione «FL-1» è nel preventivo, ma si è interrotto l’invio dei file: manca fl.png.',
  );
});

it('a creation that ended leaves nothing behind', () => {
  noteUnfinished(begun);
  forgetUnfinished();
  expect(readUnfinished()).toBeNull();
});
