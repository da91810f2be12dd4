import { beforeEach, expect, it } from 'vitest';
import type { StoredText } from '../../../../lib/stored-text.ts';
import { createEditorStore } from '../state/editor-store.ts';
import { replay } from '../state/merge.ts';
import { sampleDocument, sampleHead } from '../test/sample-quote.ts';
import { findUnsavedWork, keepUnsavedWork } from './unsaved-work.ts';

const texts = new Map<string, string>();
const storage: StoredText = {
  read: (key) => texts.get(key) ?? null,
  write: (key, value) => void texts.set(key, value),
  remove: (key) => void texts.delete(key),
};

beforeEach(() => texts.clear());

/** One rendering of the page: finds what was left and puts it on the document. */
function open(session: string) {
  const place = { storage, name: 'quote-unsaved' as const, user: 'marco', session };
  const found = findUnsavedWork<typeof sampleDocument>(place, [...texts.keys()], sampleHead.guid);
  const store = createEditorStore({ document: sampleDocument, head: sampleHead });
  const changes = found.flatMap(({ work }) => (work.kind === 'changes' ? work.changes : []));
  store.acceptStored(replay(sampleDocument, changes).document, null);
  const kept = keepUnsavedWork(place, store, () => '2026-11-16T08:00:00Z');
  kept.takeOver(found);
  return { store, kept };
}

it('unsaved work of an earlier visit survives a discarded render, and is stored once', () => {
  const first = open('a');
  first.store.edit((document) => ({ ...document, title: 'Perni di riserva' }));
  first.kept.keepNow();
  open('thrown-away');
  const second = open('b');
  expect(second.store.getState().document.title).toBe('Perni di riserva');
  second.kept.keepNow();
  expect([...texts.keys()].map((key) => key.split(':').at(-1))).toEqual(['b']);
  second.kept.clear();
  expect(texts.size).toBe(0);
});

it('a second tab that took over the work of the first leaves what the first writes afterwards', () => {
  const first = open('a');
  first.store.edit((document) => ({ ...document, title: 'Perni di riserva' }));
  first.kept.keepNow();
  const second = open('b');
  second.kept.keepNow();
  first.store.edit((document) => ({ ...document, reference: 'RDA 12' }));
  first.kept.keepNow();
  second.kept.clear();
  expect(open('c').store.getState().document.reference).toBe('RDA 12');
});
