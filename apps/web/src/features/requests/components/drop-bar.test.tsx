import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { DropBar } from './drop-bar.tsx';

interface Sending {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}
const waiting = vi.hoisted(() => ({
  isKept: true,
  sent: [] as string[],
  mails: [] as { name: string; sending: Sending }[],
}));
vi.mock('../api/request-calls.ts', () => ({
  createRequest: async (guid: string, _subject: string, text: string) => {
    waiting.sent.push(text);
    return { guid };
  },
  // A mail stays on its way until it is cancelled.
  takeMail: ({ name }: File, sending: Sending) =>
    new Promise((_, reject) => {
      waiting.mails.push({ name, sending });
      sending.signal.addEventListener('abort', () => reject(sending.signal.reason));
    }),
}));
vi.mock('../../../lib/shared-files.ts', () => ({
  readShared: async () =>
    waiting.isKept
      ? {
          files: [],
          text: 'Chiedo offerta per 20 pezzi MC-2201.',
          forget: async () => {
            waiting.isKept = false;
          },
        }
      : null,
}));

/** Opening the request that was made mounts the bar again, as the inbox does. */
function Page() {
  const [taken, setTaken] = useState('');
  return <DropBar key={taken} onTaken={setTaken} />;
}

it('text that a phone shared becomes one request, and is forgotten once it was sent', async () => {
  renderPage(<Page />, '/richieste');
  await waitFor(() => expect(waiting.isKept).toBe(false));
  expect(waiting.sent).toEqual(['Chiedo offerta per 20 pezzi MC-2201.']);
});

it('several mails are counted while they are sent, and cancelling sends no further one', async () => {
  waiting.isKept = false;
  const { user } = renderPage(<Page />, '/richieste');
  const files = ['uno.eml', 'due.eml'].map((name) => new File(['x'], name));
  await screen.findByRole('button', { name: 'Scegli file' });
  fireEvent.drop(window, { dataTransfer: { files } });
  expect(await screen.findByText('uno.eml (1 di 2)')).toBeTruthy();
  waiting.mails[0]?.sending.onProgress(0.5);
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByRole('button', { name: 'Scegli file' })).toBeTruthy();
  expect(waiting.mails.map(({ name }) => name)).toEqual(['uno.eml']);
});
