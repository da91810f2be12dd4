import { beforeEach, expect, it, vi } from 'vitest';

const texts = new Map<string, string>();
vi.mock('../stored-text.ts', () => ({
  tabText: {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, value: string) => void texts.set(key, value),
    remove: (key: string) => void texts.delete(key),
  },
}));
const { forgetPlace, rememberPlace, takePlace } = await import('./return-place.ts');

beforeEach(() => texts.clear());

it('a login leads back to where the session ended, once', () => {
  rememberPlace({ user: 'marco', path: '/quote-tools/1' });
  expect([takePlace('marco'), takePlace('marco')]).toEqual(['/quote-tools/1', null]);
});

it('somebody else, and a user who logged out, begin at their home', () => {
  rememberPlace({ user: 'marco', path: '/quote-tools/1' });
  expect(takePlace('anna')).toBeNull();
  rememberPlace({ user: 'marco', path: '/quote-tools/1' });
  forgetPlace();
  expect(takePlace('marco')).toBeNull();
});
