import { applyChanges, type Change, type JsonObject } from '@truciolo/changes';
import { ApiError, type PlainView } from '@truciolo/contract';
import type { PlainQuote } from '@truciolo/quote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlainStore } from './plain-store.ts';

const empty: PlainQuote = {
  customer: { guid: null, name: '', contact: '', email: '', address: '', vatNumber: '' },
  title: '',
  reference: '',
  validityDays: 30,
  paymentTerms: '',
  deliveryTerms: '',
  language: 'it',
  customerNotes: '',
  positions: [],
};

/** A server that keeps one quote. */
function fakeServer() {
  let kept: PlainView | null = null;
  let fails = 0;
  let failure: Error = new TypeError('offline');
  const view = (draft: PlainQuote) =>
    ({
      ...kept,
      guid: 'g',
      version: (kept?.version ?? 0) + 1,
      draft,
      updatedAt: '2026-11-16T10:00:00.000Z',
    }) as never;
  const answer = (draft: PlainQuote): PlainView => {
    if (fails > 0) {
      fails -= 1;
      throw failure;
    }
    kept = view(draft);
    return kept as never;
  };
  return {
    fail: (times: number, error: Error = new TypeError('offline')) => {
      fails = times;
      failure = error;
    },
    change: (draft: Partial<PlainQuote>) => {
      if (kept) kept = view({ ...(kept.draft as PlainQuote), ...draft });
    },
    get draft() {
      return kept?.draft;
    },
    create: vi.fn(async (_guid: string, draft: PlainQuote) => answer(draft)),
    save: vi.fn(async (_guid: string, changes: readonly Change[]) => {
      const applied = applyChanges(kept?.draft as unknown as JsonObject, changes);
      if (applied.conflicts.length > 0)
        throw new ApiError(409, { code: 'CONFLICT', message: 'Conflitto.' } as never);
      return answer(applied.document as unknown as PlainQuote);
    }),
    read: vi.fn(async () => kept as never),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const open = (transport: ReturnType<typeof fakeServer>) =>
  createPlainStore({ draft: empty, view: null, transport, onCreated: () => {} });

it('takes a number once there is something to price, and saves later changes', async () => {
  const server = fakeServer();
  const store = open(server);
  store.edit((draft) => ({ ...draft, reference: 'R-1' }));
  await vi.runAllTimersAsync();
  expect(server.create).not.toHaveBeenCalled();
  store.edit((draft) => ({ ...draft, title: 'Perni' }));
  await vi.runAllTimersAsync();
  store.edit((draft) => ({ ...draft, title: 'Perni e boccole' }));
  expect(await store.flush()).toBe(true);
  expect(server.create).toHaveBeenCalledOnce();
  expect(server.draft).toMatchObject({ title: 'Perni e boccole', reference: 'R-1' });
});

it('retries automatically, under the same key', async () => {
  const server = fakeServer();
  const store = open(server);
  server.fail(1);
  store.edit((draft) => ({ ...draft, title: 'Perni' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().save.kind).toBe('offline');
  await vi.runAllTimersAsync();
  expect(store.getState().save.kind).toBe('saved');
  expect(new Set(server.create.mock.calls.map(([guid]) => guid)).size).toBe(1);
});

it.each([429, 503])('retries after an answer %i', async (status) => {
  const server = fakeServer();
  const store = open(server);
  server.fail(1, new ApiError(status, { code: 'TOO_MANY_REQUESTS', message: 'Riprova fra poco.' } as never));
  store.edit((draft) => ({ ...draft, title: 'Perni' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().save.kind).toBe('offline');
  await vi.runAllTimersAsync();
  expect(store.getState().save.kind).toBe('saved');
});

it('keeps theirs where two users changed the same field, and shows mine', async () => {
  const server = fakeServer();
  const store = open(server);
  store.edit((draft) => ({ ...draft, title: 'Perni' }));
  await store.flush();
  server.change({ title: 'Loro' });
  store.edit((draft) => ({ ...draft, title: 'Mio', reference: 'R-2' }));
  await store.flush();
  expect(server.draft).toMatchObject({ title: 'Loro', reference: 'R-2' });
  expect(store.getState().clashes).toMatchObject([{ yours: 'Mio', theirs: 'Loro' }]);
});

it('keeps text typed while the server prices again', async () => {
  const server = fakeServer();
  const store = open(server);
  store.edit((draft) => ({ ...draft, title: 'Perni' }));
  await store.flush();
  store.edit((draft) => ({ ...draft, reference: 'R-3' }));
  server.change({ deliveryTerms: '3 settimane' });
  store.accept({ ...((await server.read()) as PlainView), state: 'draft' });
  expect(store.getState().draft).toMatchObject({ reference: 'R-3', deliveryTerms: '3 settimane' });
  await vi.runAllTimersAsync();
  expect(server.draft).toMatchObject({ title: 'Perni', reference: 'R-3', deliveryTerms: '3 settimane' });
});

it('is created although it is empty, when the server is about to add something', async () => {
  const server = fakeServer();
  const store = createPlainStore({ draft: empty, view: null, transport: server, onCreated: () => {} });
  expect(await store.flush()).toBe(false);
  expect(server.create).not.toHaveBeenCalled();
  expect(await store.ensure()).toBe('g');
  expect(await store.ensure()).toBe('g');
  expect(server.create).toHaveBeenCalledTimes(1);
});

it('without a connection there is no quote to add to', async () => {
  const server = fakeServer();
  server.fail(1);
  const store = createPlainStore({ draft: empty, view: null, transport: server, onCreated: () => {} });
  expect(await store.ensure()).toBeNull();
  expect(store.getState().save.kind).toBe('offline');
  store.stop();
});
