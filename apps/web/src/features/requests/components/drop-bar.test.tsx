import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleRequest } from '../../../../test/sample-request.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { stubCaches } from '../../../../test/stub-caches.ts';
import { hasShared, keepShared } from '../../../lib/shared-files.ts';
import { DropBar } from './drop-bar.tsx';

/** Mails are sent by a request that reports its progress; each stays on its way until it is cancelled. */
class Upload {
  static sent: Upload[] = [];
  name = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort = () => {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  responseText = '';
  open(_method: string, address: string) {
    this.name = new URL(address, 'http://localhost').searchParams.get('name') ?? '';
  }
  setRequestHeader() {}
  send() {
    Upload.sent.push(this);
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

/** Opening the request that was made mounts the bar again, as the inbox does. */
function Page() {
  const [taken, setTaken] = useState('');
  return <DropBar key={taken} onTaken={setTaken} />;
}

it('text that a phone shared becomes one request, and is forgotten once it was sent', async () => {
  stubCaches();
  const asked = stubApi({ 'POST /api/requests': { status: 201, json: sampleRequest({}) } });
  const share = new FormData();
  share.append('text', 'Chiedo offerta per 20 pezzi MC-2201.');
  await keepShared(share);
  renderPage(<Page />, '/richieste');
  await waitFor(async () => expect(await hasShared()).toBe(false));
  expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toMatchObject([
    { text: 'Chiedo offerta per 20 pezzi MC-2201.' },
  ]);
});

it('several mails are counted while they are sent, and cancelling sends no further one', async () => {
  stubApi();
  vi.stubGlobal('XMLHttpRequest', Upload);
  const { user } = renderPage(<Page />, '/richieste');
  const files = ['uno.eml', 'due.eml'].map((name) => new File(['x'], name));
  await screen.findByRole('button', { name: 'Scegli file' });
  fireEvent.drop(window, { dataTransfer: { files } });
  expect(await screen.findByText('uno.eml (1 di 2)')).toBeTruthy();
  Upload.sent[0]?.upload.onprogress?.({ loaded: 1, total: 2 });
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByRole('button', { name: 'Scegli file' })).toBeTruthy();
  expect(Upload.sent.map(({ name }) => name)).toEqual(['uno.eml']);
});

const drop = (...names: string[]) =>
  fireEvent.drop(window, { dataTransfer: { files: names.map((name) => new File(['x'], name)) } });

const taken = { status: 201, json: sampleRequest({}) };
const waitsFor = async (name: string) => {
  await waitFor(() => expect(Upload.sent.at(-1)?.name).toBe(name));
  return Upload.sent.at(-1);
};
const isLeavingFree = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('files that are dropped while others are sent wait for their turn', async () => {
  stubApi({ 'POST /api/requests': taken });
  vi.stubGlobal('XMLHttpRequest', Upload);
  renderPage(<Page />, '/richieste');
  await screen.findByRole('button', { name: 'Scegli file' });
  drop('tre.eml');
  const mail = await waitsFor('tre.eml');
  drop('RO-4520.pdf', 'RO-4520.step');
  expect(isLeavingFree()).toBe(false);
  mail?.answer(415, { code: 'UNSUPPORTED_MEDIA', message: 'Non è una mail.' });
  (await waitsFor('RO-4520.pdf'))?.answer(201, taken.json);
  (await waitsFor('RO-4520.step'))?.answer(201, taken.json);
  expect(await screen.findByRole('button', { name: 'Scegli file' })).toBeTruthy();
  expect(isLeavingFree()).toBe(true);
});

it('a file that did not arrive waits until the user tries again', async () => {
  stubApi({ 'POST /api/requests': taken });
  vi.stubGlobal('XMLHttpRequest', Upload);
  const { user } = renderPage(<Page />, '/richieste');
  await screen.findByRole('button', { name: 'Scegli file' });
  drop('RO-4501.pdf');
  const first = await waitsFor('RO-4501.pdf');
  first?.onerror();
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(Upload.sent.at(-1)).not.toBe(first));
  Upload.sent.at(-1)?.answer(201, taken.json);
  expect(await screen.findByRole('button', { name: 'Scegli file' })).toBeTruthy();
});
