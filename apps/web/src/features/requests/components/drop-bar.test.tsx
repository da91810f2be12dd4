import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { DropBar } from './drop-bar.tsx';

const waiting = vi.hoisted(() => ({ isKept: true, sent: [] as string[] }));
vi.mock('../api/request-calls.ts', () => ({
  createRequest: async (guid: string, _subject: string, text: string) => {
    waiting.sent.push(text);
    return { guid };
  },
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
