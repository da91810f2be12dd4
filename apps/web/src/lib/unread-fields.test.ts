import { ApiError, quotes, routes } from '@truciolo/contract';
import { afterEach, expect, it } from 'vitest';
import { firstUnread, refuseUnread, registerUnreadFields } from './unread-fields.ts';

const shown: string[] = [];
const cycle = {
  label: 'Ciclo di Tornitura',
  message: '«12 circa» non è un numero.',
  show: () => void shown.push('cycle'),
};
let stop = () => {};
afterEach(() => {
  stop();
  shown.length = 0;
});

it('no call with `leaves` is sent while a number cannot be read: the field is named and shown', () => {
  stop = registerUnreadFields(() => [cycle]);
  const leaving = Object.values(routes).filter(({ leaves }) => leaves);
  expect(leaving.length).toBeGreaterThan(20);
  for (const spec of leaving) {
    expect(() => refuseUnread(spec), spec.path).toThrow(
      new ApiError(400, {
        code: 'VALIDATION',
        message: 'Prima correggi «Ciclo di Tornitura». «12 circa» non è un numero.',
      }),
    );
  }
  expect(shown).toHaveLength(leaving.length);
});

it('the page keeps saving readable values', () => {
  stop = registerUnreadFields(() => [cycle]);
  expect(() => refuseUnread(quotes.save)).not.toThrow();
});

it('a closed form no longer blocks', () => {
  registerUnreadFields(() => [cycle])();
  expect(firstUnread()).toBeNull();
  expect(() => refuseUnread(quotes.markSent)).not.toThrow();
});
