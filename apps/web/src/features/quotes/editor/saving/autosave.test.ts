import { newQuote, type QuoteDocument } from '@truciolo/quote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredText } from '../../../../lib/stored-text.ts';
import { createEditorStore } from '../state/editor-store.ts';
import { replay } from '../state/merge.ts';
import { fakeServer } from '../test/fake-server.ts';
import { sampleDocument, sampleHead } from '../test/sample-quote.ts';
import { createAutosave } from './autosave.ts';
import { findUnsavedWork, keepUnsavedWork, type NewWork, readLeftQuote } from './unsaved-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function storage() {
  const texts = new Map<string, string>();
  const stored: StoredText = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  };
  return { stored, keys: () => [...texts.keys()] };
}

function open(
  isNew = false,
  server = fakeServer(sampleHead, isNew ? null : sampleDocument),
  resumed: NewWork<QuoteDocument> | null = null,
) {
  const blank = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
  const store = createEditorStore(
    isNew
      ? { document: resumed?.document ?? blank, head: null }
      : { document: sampleDocument, head: sampleHead },
  );
  const { stored, keys } = storage();
  const place = { storage: stored, name: 'quote-unsaved' as const, user: 'marco', session: 'a' };
  const kept = keepUnsavedWork(place, store, () => '2026-11-16T08:00:00Z', resumed);
  const created: string[] = [];
  const autosave = createAutosave({
    store,
    transport: server.transport,
    kept,
    pause: 1000,
    onCreated: (guid) => created.push(guid),
  });
  autosave.start();
  return {
    server,
    store,
    autosave,
    created,
    kept,
    title: (title: string) => store.edit((document) => ({ ...document, title })),
    later: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    found: () => findUnsavedWork({ ...place, session: 'b' }, keys(), sampleHead.guid),
    left: () => readLeftQuote<QuoteDocument>(place),
  };
}

it('saves once, a moment after the last keystroke, and says so', async () => {
  const { server, store, title, later } = open();
  for (const text of ['a', 'ab', 'abc']) {
    title(text);
    await later(400);
  }
  expect([server.calls, store.getState().save.kind]).toEqual([[], 'waiting']);
  await later(1000);
  expect(server.calls).toEqual(['save']);
  expect(server.document().title).toBe('abc');
  expect(store.getState().save).toEqual({ kind: 'saved', at: '2026-11-16T08:42:00.000Z' });
});

it('gives a new quote its number with the first content, not before', async () => {
  const { server, created, store, title, later } = open(true);
  store.edit((document) => ({ ...document, validityDays: 60 }));
  await later(5000);
  expect(server.calls).toEqual([]);
  title('Perni');
  await later(1500);
  expect([server.calls, created.length]).toEqual([['create'], 1]);
  title('Perni e boccole');
  await later(1500);
  expect(server.calls).toEqual(['create', 'save']);
});

it('creates an empty quote once when the server is about to add something', async () => {
  const { server, autosave } = open(true);
  expect(await autosave.flush()).toBe(true);
  expect(server.calls).toEqual([]);
  const guid = await autosave.create();
  expect(guid).toMatch(/^[\da-f-]{36}$/);
  expect(await autosave.create()).toBe(guid);
  expect(server.calls).toEqual(['create']);
});

it('has no quote to add something to while the server is away', async () => {
  const { server, store, autosave } = open(true);
  server.goDown();
  expect(await autosave.create()).toBeNull();
  expect(store.getState().save.kind).toBe('offline');
});

it('keeps nothing of an untouched new quote, but the customer of one with nothing else', async () => {
  const { store, kept, left, later } = open(true);
  // A reload hides the page first.
  kept.keepNow();
  expect(left()).toBeNull();
  store.edit((document) => ({ ...document, customer: { ...document.customer, name: 'Rossi' } }));
  await later(300);
  expect(left()?.document.customer.name).toBe('Rossi');
  store.undo();
  await later(300);
  expect(left()).toBeNull();
});

it('creates one quote although the answer to its first save is lost, and loses nothing typed meanwhile', async () => {
  const { server, created, store, title, later } = open(true);
  server.loseAnswers();
  title('Perni');
  await later(1500);
  expect([server.made(), store.getState().save.kind]).toEqual([1, 'offline']);
  title('Perni e boccole');
  server.comeBack();
  await later(5000);
  expect([server.made(), created.length]).toEqual([1, 1]);
  expect(server.calls).toEqual(['create', 'create', 'save']);
  expect(server.document().title).toBe('Perni e boccole');
});

it('creates one quote although the page is reloaded before its first save is answered', async () => {
  const visit = open(true);
  visit.server.loseAnswers();
  visit.title('Perni');
  await visit.later(1500);
  visit.title('Perni e boccole');
  await visit.later(500);
  visit.autosave.stop();
  visit.server.comeBack();
  const left = visit.left();
  if (!left) throw new Error('nothing was kept');

  const again = open(true, visit.server, left);
  await again.later(3000);
  expect([again.server.made(), again.server.document().title]).toEqual([1, 'Perni e boccole']);
  expect(again.left()).toBeNull();
});

it('sends text that was typed during a call', async () => {
  const { server, autosave, title, later } = open();
  title('a');
  const first = autosave.flush();
  title('ab');
  await first;
  await later(1500);
  expect(server.document().title).toBe('ab');
});

it('backs off after each failure, retries at once when the connection is back, and keeps the work meanwhile', async () => {
  const { server, store, autosave, title, later, found } = open();
  server.goDown();
  title('in treno');
  await later(1500);
  expect(store.getState().save.kind).toBe('offline');
  expect(found()).toMatchObject([{ work: { kind: 'changes' } }]);
  await later(2000);
  await later(4000);
  const attempts = server.calls.length;
  expect(attempts).toBe(3);
  await later(4000);
  expect(server.calls.length).toBe(attempts);
  server.comeBack();
  autosave.retryNow();
  await later(0);
  expect(server.document().title).toBe('in treno');
  expect(found()).toEqual([]);
});

it('merges a colleague’s changes', async () => {
  const { server, store, title, later } = open();
  server.meanwhile((document) => ({ ...document, reference: 'RDA 12' }));
  title('mio');
  await later(1500);
  expect(store.getState().document).toMatchObject({ title: 'mio', reference: 'RDA 12' });
  expect(store.getState().save.kind).toBe('saved');
});

it('asks about a conflict, sends nothing meanwhile, and saves the choice', async () => {
  const { server, store, title, later } = open();
  server.meanwhile((document) => ({ ...document, title: 'loro' }));
  title('mio');
  await later(1500);
  expect(store.getState().conflict?.fields).toMatchObject([{ yours: 'mio', theirs: 'loro' }]);
  expect(server.document().title).toBe('loro');
  store.settleConflict(new Map([[0, 'yours']]));
  await later(1500);
  expect(server.document().title).toBe('mio');
});

it('keeps both values of a conflict in the browser, although they were sent at once', async () => {
  const { server, store, autosave, title, found } = open();
  server.meanwhile((document) => ({ ...document, title: 'loro' }));
  title('mio');
  await autosave.flush();
  expect(store.getState().conflict).not.toBeNull();
  expect(found()).toMatchObject([{ work: { changes: [{ base: 'Perni', value: 'mio' }] } }]);
});

it('is done at once when the other value is chosen', async () => {
  const { server, store, title, later } = open();
  server.meanwhile((document) => ({ ...document, title: 'loro' }));
  title('mio');
  await later(1500);
  store.settleConflict(new Map([[0, 'theirs']]));
  await later(1500);
  expect(store.getState()).toMatchObject({ document: { title: 'loro' }, save: { kind: 'saved' } });
});

it('keeps the changes of a quote that was sent meanwhile', async () => {
  const { server, store, title, later, found } = open();
  title('tardi');
  server.freeze();
  await later(1500);
  expect(store.getState()).toMatchObject({ document: { title: 'tardi' }, save: { kind: 'refused' } });
  expect(found()).toHaveLength(1);
});

it.each(['refresh', 'retryNow'] as const)(
  '%s saves late changes into the revision that a colleague opened',
  async (ask) => {
    const { server, store, autosave, title, later } = open();
    title('tardi');
    server.freeze();
    await later(1500);
    server.thaw();
    void autosave[ask]();
    await later(1500);
    expect(server.document().title).toBe('tardi');
    expect(store.getState().save.kind).toBe('saved');
  },
);

it('shows that a colleague changed the same field and sent the quote before it was read again', async () => {
  const { server, store, title, later } = open();
  const { read } = server.transport;
  server.transport.read = (guid) => {
    server.freeze();
    return read(guid);
  };
  server.meanwhile((document) => ({ ...document, title: 'loro' }));
  title('mio');
  await later(1500);
  expect(store.getState()).toMatchObject({ head: { frozen: true }, save: { kind: 'refused' } });
});

it('shows why the server refuses', async () => {
  const { server, store, title, later } = open();
  server.refuseAll();
  title('x');
  await later(1500);
  expect(store.getState().save).toEqual({
    kind: 'refused',
    message: 'Non hai i permessi per questa operazione.',
  });
});

it('restores unsaved work, and merges it into the current version', async () => {
  const { server, kept, title, found } = open();
  title('prima del crash');
  kept.keepNow();
  const [left] = found();
  server.meanwhile((document) => ({ ...document, reference: 'RDA 12' }));
  if (left?.work.kind !== 'changes') throw new Error('nothing was kept');
  const { document, conflicts } = replay(server.document(), left.work.changes);
  expect([document.title, document.reference, conflicts]).toEqual(['prima del crash', 'RDA 12', []]);
});
