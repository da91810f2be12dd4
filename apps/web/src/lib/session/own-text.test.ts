import { expect, it } from 'vitest';
import { textOf } from './own-text.ts';

it('hides a text that one user began to write from the next user who logs in', () => {
  const texts = new Map<string, string>();
  let user = 'marco';
  const ownText = textOf(
    {
      read: (key) => texts.get(key) ?? null,
      write: (key, value) => void texts.set(key, value),
      remove: (key) => void texts.delete(key),
    },
    () => user,
  );
  ownText.write('comment:1', 'Costa troppo');
  user = 'anna';
  expect(ownText.read('comment:1')).toBeNull();
  ownText.remove('comment:1');
  user = 'marco';
  expect(ownText.read('comment:1')).toBe('Costa troppo');
});
