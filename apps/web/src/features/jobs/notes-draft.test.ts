import { ApiError } from '@truciolo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotesDraft } from './notes-draft.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
};
/** The server's side: refuses what did not start from the stored notes. */
const job = (notes: string) => {
  const server = { notes, isDown: false };
  const send = async (base: string, text: string) => {
    if (server.isDown) throw new TypeError('no connection');
    if (base !== server.notes) {
      const fields = { notes: { base, yours: text, theirs: server.notes } };
      throw new ApiError(409, { code: 'CONFLICT', message: '', conflict: { version: 1, fields } });
    }
    server.notes = text;
    return text;
  };
  return { server, send };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves automatically a moment after the last key', async () => {
  const { server, send } = job('');
  const draft = createNotesDraft({ storage: memory(), key: 'k', saved: '', send });
  draft.type('Attenzione');
  await vi.runAllTimersAsync();
  expect(server.notes).toBe('Attenzione');
  expect(draft.getState().save).toBe('saved');
});

it('survives a reload, and keeps saving', async () => {
  const { server, send } = job('');
  const storage = memory();
  server.isDown = true;
  createNotesDraft({ storage, key: 'k', saved: '', send }).type('Attenzione');
  const again = createNotesDraft({ storage, key: 'k', saved: '', send });
  expect(again.getState()).toMatchObject({ text: 'Attenzione', save: 'waiting' });
  server.isDown = false;
  again.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.notes).toBe('Attenzione');
  expect(storage.read('k')).toBeNull();
});

it('retries when the server was not reached', async () => {
  const { server, send } = job('');
  const draft = createNotesDraft({ storage: memory(), key: 'k', saved: '', send });
  server.isDown = true;
  draft.type('Attenzione');
  await vi.advanceTimersByTimeAsync(1500);
  expect(draft.getState().save).toBe('offline');
  server.isDown = false;
  await vi.runAllTimersAsync();
  expect(server.notes).toBe('Attenzione');
});

it('merges with a colleague’s changes on other lines', async () => {
  const { server, send } = job('Raggio 0,4\nSmussi');
  const draft = createNotesDraft({ storage: memory(), key: 'k', saved: server.notes, send });
  server.notes = 'Raggio 0,8\nSmussi';
  draft.type('Raggio 0,4\nSmussi\nImballo singolo');
  await vi.runAllTimersAsync();
  expect(server.notes).toBe('Raggio 0,8\nSmussi\nImballo singolo');
  expect(draft.getState()).toEqual({ text: server.notes, save: 'saved', theirs: null });
});

it('asks where both changed the same line, and overwrites nothing until then', async () => {
  const { server, send } = job('');
  const draft = createNotesDraft({ storage: memory(), key: 'k', saved: '', send });
  server.notes = 'Sua';
  draft.type('Mia');
  await vi.runAllTimersAsync();
  expect(server.notes).toBe('Sua');
  expect(draft.getState()).toMatchObject({ text: 'Mia', theirs: 'Sua' });
  draft.settle('yours');
  await vi.runAllTimersAsync();
  expect(server.notes).toBe('Mia');
});

it('shows a colleague’s change while nothing is typed here', () => {
  const { send } = job('');
  const draft = createNotesDraft({ storage: memory(), key: 'k', saved: '', send });
  draft.read('Sua');
  expect(draft.getState().text).toBe('Sua');
  draft.type('Sua, mia');
  draft.read('Altra');
  expect(draft.getState().text).toBe('Sua, mia');
});
