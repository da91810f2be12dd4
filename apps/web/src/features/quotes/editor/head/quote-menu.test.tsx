import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage } from '../../../../../test/render-page.tsx';
import { stubApi } from '../../../../../test/stub-api.ts';
import { localText } from '../../../../lib/stored-text.ts';
import { createAutosave } from '../saving/autosave.ts';
import { keepUnsavedWork } from '../saving/unsaved-work.ts';
import type { QuoteHead } from '../state/editor-state.ts';
import { createEditorStore } from '../state/editor-store.ts';
import { type Editor, EditorContext } from '../state/use-editor.ts';
import { fakeServer } from '../test/fake-server.ts';
import { sampleDocument, sampleHead } from '../test/sample-quote.ts';
import { QuoteMenu } from './quote-menu.tsx';

const path = `/api/quotes/${sampleHead.guid}`;
const start = {
  company: { validityDays: 30, paymentTerms: '', deliveryTerms: '', defaultVat: 22, defaultMargin: null },
  costs: [],
  customer: null,
} as unknown as Editor['start'];

function open(head: QuoteHead = sampleHead) {
  const server = fakeServer(head, sampleDocument);
  const store = createEditorStore({ document: sampleDocument, head });
  const place = { storage: localText, name: 'quote-unsaved', user: 'marco', session: 'a' } as const;
  const kept = keepUnsavedWork(place, store, () => '2026-11-16T08:00:00Z');
  const autosave = createAutosave({
    store,
    transport: server.transport,
    kept,
    pause: 10,
    onCreated: () => {},
  });
  autosave.start();
  onTestFinished(autosave.stop);
  const asked = stubApi({
    [`POST ${path}/sent`]: { ...head, state: 'sent', frozen: true, document: server.document() },
    [`POST ${path}/duplicate`]: { ...head, document: server.document() },
    [`POST ${path}/revisions`]: async () => ({
      ...{ ...head, frozen: false, state: 'draft', revision: 2 },
      document: server.document(),
    }),
  });
  const { user } = renderPage(
    <EditorContext value={{ store, autosave, start, mayWrite: true }}>
      <QuoteMenu />
    </EditorContext>,
  );
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Azioni sul preventivo' }));
    // happy-dom runs no transition: the open menu stays hidden.
    (await screen.findByRole('menuitem', { name, hidden: true })).click();
  };
  return {
    server,
    store,
    user,
    choose,
    calls: () => asked.map(({ call }) => call),
    title: (title: string) => store.edit((document) => ({ ...document, title })),
  };
}

it('a quote whose last changes are refused is neither marked as sent nor copied without them', async () => {
  const { server, user, choose, calls, title } = open();
  server.refuseAll();
  title('Perni e boccole');
  await waitFor(() => expect(server.calls).toEqual(['save']));
  await choose('Segna come inviato');
  await user.click(await screen.findByRole('button', { name: 'Segna come inviato' }));
  await waitFor(() => expect(server.calls).toEqual(['save', 'save']));
  await choose('Duplica preventivo');
  await waitFor(() => expect(server.calls).toEqual(['save', 'save', 'save']));
  expect(calls()).toEqual([]);
  server.comeBack();
  await choose('Duplica preventivo');
  await waitFor(() => expect(calls()).toEqual([`POST ${path}/duplicate`]));
  expect(server.document().title).toBe('Perni e boccole');
});

it('a new revision takes over work that came too late for the sent one', async () => {
  const { server, store, choose, title } = open();
  server.freeze();
  title('Perni e boccole');
  await waitFor(() => expect(store.getState().head?.frozen).toBe(true));
  await choose('Nuova revisione');
  await waitFor(() => expect(store.getState()).toMatchObject({ head: { revision: 2, frozen: false } }));
  expect(store.getState().document.title).toBe('Perni e boccole');
});
