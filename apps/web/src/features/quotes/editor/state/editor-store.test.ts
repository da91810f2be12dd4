import type { QuoteDocument } from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { sampleDocument, sampleHead, sampleQuote } from '../test/sample-quote.ts';
import { createEditorStore } from './editor-store.ts';

function open() {
  let clock = 0;
  const store = createEditorStore({ document: sampleDocument, head: sampleHead, now: () => clock });
  return {
    store,
    wait: (ms: number) => {
      clock += ms;
    },
    type: (code: string) => store.editPosition('p1', (position) => ({ ...position, code })),
    code: () => store.getState().document.positions[0]?.code,
  };
}
const withCode =
  (code: string) =>
  (document: QuoteDocument): QuoteDocument => ({
    ...document,
    positions: document.positions.map((position) =>
      position.id === 'p1' ? { ...position, code } : position,
    ),
  });

describe('undo and redo', () => {
  it('undoes typing in one step, and redoes it', () => {
    const { store, wait, type, code } = open();
    for (const text of ['A12', 'A123', 'A1234']) {
      type(text);
      wait(200);
    }
    store.undo();
    expect(code()).toBe('A1');
    store.redo();
    expect(code()).toBe('A1234');
    expect(store.getState().redo).toHaveLength(0);
  });

  it('begins a new step after a pause, and for another field', () => {
    const { store, wait, type, code } = open();
    type('A12');
    wait(1500);
    type('A123');
    store.edit((document) => ({ ...document, title: 'Altro' }));
    store.undo();
    expect([store.getState().document.title, code()]).toEqual(['Perni', 'A123']);
    store.undo();
    expect(code()).toBe('A12');
  });

  it('restores a removed position at its place', () => {
    const { store } = open();
    store.edit((document) => ({ ...document, positions: document.positions.slice(1) }));
    expect(store.getState().positionId).toBe('p2');
    store.undo();
    expect(store.getState().document.positions.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  it('clears the redo steps once something new is typed', () => {
    const { store, type } = open();
    type('X');
    store.undo();
    type('Y');
    store.redo();
    expect(store.getState().document.positions[0]?.code).toBe('Y');
  });

  it('leaves fields alone that a colleague changed since', () => {
    const { store, type, code } = open();
    type('X');
    store.acceptSaved(store.unsaved(), { version: 2 }, null);
    store.acceptQuote(sampleQuote(withCode('loro')(store.getState().document), 3));
    store.undo();
    expect(code()).toBe('loro');
  });
});

describe('a colleague saves', () => {
  it('accepts the result of its own action without announcing it', () => {
    const { store } = open();
    const before = store.getState().incoming;
    store.acceptOwn(sampleQuote({ ...sampleDocument, title: 'confermato' }, 2));
    expect(store.getState().document.title).toBe('confermato');
    expect(store.getState().incoming).toBe(before);
    store.acceptQuote(sampleQuote({ ...sampleDocument, title: 'loro' }, 3));
    expect(store.getState().incoming).not.toBe(before);
  });

  it('keeps unsaved work on top of theirs, and unchanged positions identical', () => {
    const { store, type, code } = open();
    type('mio');
    const before = store.getState().document.positions[1];
    store.acceptQuote(sampleQuote({ ...sampleDocument, title: 'loro' }, 2));
    const { document, saved, conflict } = store.getState();
    expect([document.title, code(), saved?.positions[0]?.code, conflict]).toEqual([
      'loro',
      'mio',
      'A1',
      null,
    ]);
    expect(document.positions[1]).toBe(before);
    expect(store.unsaved().map(({ path }) => path.join('/'))).toEqual(['positions/p1/code']);
  });

  it('asks about a field that both changed, and keeps the choice', () => {
    const { store, type, code } = open();
    type('mio');
    store.acceptQuote(sampleQuote(withCode('loro')(sampleDocument), 2));
    expect(store.getState().conflict?.fields).toMatchObject([
      { path: ['positions', 'p1', 'code'], yours: 'mio', theirs: 'loro' },
    ]);
    store.settleConflict(new Map([[0, 'yours']]));
    expect([code(), store.getState().conflict]).toEqual(['mio', null]);
    expect(store.unsaved()).toMatchObject([{ base: 'loro', value: 'mio' }]);
  });

  it('takes theirs when that is chosen', () => {
    const { store, type, code } = open();
    type('mio');
    store.acceptQuote(sampleQuote(withCode('loro')(sampleDocument), 2));
    store.settleConflict(new Map([[0, 'theirs']]));
    expect([code(), store.unsaved()]).toEqual(['loro', []]);
  });

  it('restores a position that they removed while it was changed here', () => {
    const { store, type, code } = open();
    type('mio');
    store.acceptQuote(sampleQuote({ ...sampleDocument, positions: sampleDocument.positions.slice(1) }, 2));
    store.settleConflict(new Map([[0, 'yours']]));
    expect(store.getState().document.positions).toHaveLength(2);
    expect(store.getState().document.positions.map((position) => position.code)).toContain('mio');
    expect(code()).toBeDefined();
  });

  it('ignores an answer that was overtaken by a later one', () => {
    const { store, type, code } = open();
    type('mio');
    const sent = store.unsaved();
    store.acceptSaved(sent, { version: 3 }, withCode('mio')({ ...sampleDocument, title: 'da modello' }));
    // Both answers left the server before the save.
    store.acceptOwn(sampleQuote(sampleDocument, 2));
    store.acceptQuote(sampleQuote(sampleDocument, 2));
    store.acceptSaved([], { version: 2 }, sampleDocument);
    expect([code(), store.getState().document.title, store.getState().head?.version]).toEqual([
      'mio',
      'da modello',
      3,
    ]);
  });

  it('does not count a trailing blank as a change', () => {
    const { store, type } = open();
    type('A1 ');
    expect(store.unsaved()).toEqual([]);
  });
});

it('a stored text with a blank at its end is no unsaved work, and stays the base of later changes', () => {
  const blank = withCode('A1 ')({ ...sampleDocument, title: 'Perni ' });
  const store = createEditorStore({ document: blank, head: sampleHead });
  expect(store.unsaved()).toEqual([]);
  store.edit((document) => ({ ...document, reference: 'RDA 12' }));
  const sent = store.unsaved();
  expect(sent).toEqual([{ path: ['reference'], base: '', value: 'RDA 12' }]);
  store.acceptSaved(sent, { version: 2 }, null);
  store.edit((document) => ({ ...document, title: 'Perni lunghi' }));
  expect(store.unsaved()).toEqual([{ path: ['title'], base: 'Perni ', value: 'Perni lunghi' }]);
});

it('keeps the blank before the next word while a colleague’s changes arrive, and asks about no blank', () => {
  const { store, type, code } = open();
  store.edit((document) => ({ ...document, title: 'Perni ' }));
  type('A1 ');
  store.acceptQuote(sampleQuote(withCode('loro')({ ...sampleDocument, reference: 'RDA 12' }), 2));
  const { document, conflict } = store.getState();
  expect([document.title, document.reference, code(), conflict]).toEqual(['Perni ', 'RDA 12', 'loro', null]);
});

it('prices a position again only when one of its inputs changed', () => {
  const { store, type } = open();
  const before = store.getState().priced.positions;
  type('X');
  expect(store.getState().priced.positions[0]).toBe(before[0]);
  store.editPosition('p1', (position) => ({ ...position, quantities: [7] }));
  const after = store.getState().priced.positions;
  expect(after[0]?.outcomes.map(({ quantity }) => quantity)).toEqual([7]);
  expect(after[1]).toBe(before[1]);
});
