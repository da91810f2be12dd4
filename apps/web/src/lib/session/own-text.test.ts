import { expect, it, vi } from 'vitest';

const texts = new Map<string, string>();
const session = { guid: 'marco' };
vi.mock('../stored-text.ts', () => ({
  localText: {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, value: string) => void texts.set(key, value),
    remove: (key: string) => void texts.delete(key),
  },
}));
vi.mock('./session-store.ts', () => ({ getSessionUser: () => session }));
const { ownText } = await import('./own-text.ts');

it('what one person began to write is not there for the next one who logs in', () => {
  ownText.write('comment:1', 'Costa troppo');
  session.guid = 'anna';
  expect(ownText.read('comment:1')).toBeNull();
  ownText.remove('comment:1');
  session.guid = 'marco';
  expect(ownText.read('comment:1')).toBe('Costa troppo');
});
