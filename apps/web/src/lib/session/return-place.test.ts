import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { forgetPlace, rememberPlace, takePlace } from './return-place.ts';

beforeEach(() => vi.stubGlobal('window', { sessionStorage: fakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

it('a login leads back to the page where the session ended, once', () => {
  rememberPlace({ user: 'marco', path: '/quote-tools/1' });
  expect([takePlace('marco'), takePlace('marco')]).toEqual(['/quote-tools/1', null]);
});

it('a link that was opened without a session waits for whoever logs in', () => {
  rememberPlace({ user: null, path: '/collega?client_id=x' });
  expect([takePlace('anna'), takePlace('anna')]).toEqual(['/collega?client_id=x', null]);
});

it('another user, and a user who logged out, start at their home page', () => {
  rememberPlace({ user: 'marco', path: '/quote-tools/1' });
  expect(takePlace('anna')).toBeNull();
  rememberPlace({ user: 'marco', path: '/quote-tools/1' });
  forgetPlace();
  expect(takePlace('marco')).toBeNull();
});
