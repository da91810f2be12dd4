import { expect, it } from 'vitest';
import { keyOfSame } from './key-of-same.ts';

const mail = { to: 'buyer@rossi.it', text: 'In allegato.' };

it('a repeated call has the same key until it succeeds or changes', () => {
  const keys = keyOfSame();
  const first = keys.keyOf(mail);
  expect(keys.keyOf({ ...mail })).toBe(first);
  const changed = keys.keyOf({ ...mail, to: 'other@rossi.it' });
  expect(changed).not.toBe(first);
  keys.forget();
  expect(keys.keyOf({ ...mail, to: 'other@rossi.it' })).not.toBe(changed);
});
