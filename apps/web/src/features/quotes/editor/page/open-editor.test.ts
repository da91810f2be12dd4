import { newQuote } from '@truciolo/quote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../../../test/fake-storage.ts';
import { createEditorStore } from '../state/editor-store.ts';
import { fakeServer } from '../test/fake-server.ts';
import { sampleDocument, sampleHead } from '../test/sample-quote.ts';
import { openEditor } from './open-editor.ts';

const blank = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
const kind = {
  workName: 'quote-unsaved' as const,
  transport: fakeServer(sampleHead, sampleDocument).transport,
  pause: 1000,
  createStore: createEditorStore,
};
const onCreated = () => {};
const open = (resumes: string | null = null, user = 'marco') =>
  openEditor(kind, { document: blank, head: null, user, resumes, onCreated });

beforeEach(() => vi.stubGlobal('window', { localStorage: fakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

/** A visit that types a title and closes before the first save. */
function leave(title: string): void {
  const { store, kept } = open();
  store.edit((document) => ({ ...document, title }));
  kept.keepNow();
}

it('an untouched page leaves no draft', () => {
  open().kept.keepNow();
  expect(open().left).toEqual([]);
});

it('opens an unsaved quote separately and never writes it into another', () => {
  leave('Perni');
  const other = open();
  other.store.edit((document) => ({ ...document, title: 'Flange' }));
  other.kept.keepNow();
  const [left] = other.left;
  if (!left) throw new Error('nothing was left');
  const resumed = open(left.session);
  expect([resumed.store.getState().document.title, resumed.store.getState().head]).toEqual(['Perni', null]);
  expect(other.store.getState().document.title).toBe('Flange');
  resumed.kept.clear();
  expect(open().left.map(({ work }) => work.document.title)).toEqual(['Flange']);
});

it('offers an unsaved quote only to its author, and only on a new quote', () => {
  leave('Perni');
  const { session = '' } = open().left[0] ?? {};
  const numbered = openEditor(kind, {
    document: sampleDocument,
    head: sampleHead,
    user: 'marco',
    resumes: session,
    onCreated,
  });
  expect([numbered.left, numbered.store.getState().document]).toEqual([[], sampleDocument]);
  expect([open(null, 'anna').left, open(session, 'anna').store.getState().document]).toEqual([[], blank]);
});

it('discards one unsaved quote and keeps the others', () => {
  leave('Perni');
  leave('Flange');
  const { left, dropLeft } = open();
  for (const one of left.filter(({ work }) => work.document.title === 'Perni')) dropLeft(one);
  expect(open().left.map(({ work }) => work.document.title)).toEqual(['Flange']);
});

describe('work that was not saved before the quote was sent', () => {
  const visit = (head = sampleHead) =>
    openEditor(kind, { document: sampleDocument, head, user: 'marco', onCreated });
  const sent = { ...sampleHead, frozen: true, version: sampleHead.version + 1 };
  const revised = { ...sent, frozen: false, revision: 2, version: sent.version + 1 };

  beforeEach(() => {
    const { store, kept } = visit();
    store.edit((document) => ({ ...document, title: 'Perni di riserva' }));
    kept.keepNow();
  });

  it('leaves the sent revision as it is, and goes into the next one', () => {
    const { store, late, kept } = visit(sent);
    expect([store.getState().document.title, late?.at]).toEqual([sampleDocument.title, expect.any(String)]);
    // Hiding the page stores its work.
    kept.keepNow();
    store.acceptOwn({ document: sampleDocument, head: revised });
    expect(store.unsaved().map(({ value }) => value)).toEqual(['Perni di riserva']);
    kept.clear();
    expect(visit(revised).store.getState().document.title).toBe(sampleDocument.title);
  });

  it('is offered again at each visit until it is discarded', () => {
    visit(sent);
    visit(sent).late?.drop();
    const { store, late } = visit(sent);
    store.acceptOwn({ document: sampleDocument, head: revised });
    expect([late, store.unsaved()]).toEqual([null, []]);
  });

  it('is forgotten if the sent revision has it', () => {
    const document = { ...sampleDocument, title: 'Perni di riserva' };
    const { late, kept } = openEditor(kind, { document, head: sent, user: 'marco', onCreated });
    expect(late).toBeNull();
    kept.keepNow();
    expect(visit().store.unsaved()).toEqual([]);
  });
});
