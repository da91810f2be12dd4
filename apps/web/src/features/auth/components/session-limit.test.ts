import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const popups = vi.hoisted(() => ({ shown: [] as { title: string; text: unknown; button: string }[] }));
vi.mock('../../../components/popup/popup.tsx', () => ({
  showPopup: async (popup: { title: string; text: unknown; button: string }) => {
    popups.shown.push(popup);
  },
}));

const { showSessionLimit } = await import('./session-limit.tsx');

it('lists a closed session with little data', async () => {
  await showSessionLimit({ limitEnforced: true, removedSessions: [{ device: null }] });
  const [popup] = popups.shown;
  expect(popup).toMatchObject({ title: 'Sessione precedente chiusa', button: 'Continua' });
  const text = renderToStaticMarkup(popup?.text as ReactNode).replaceAll(/<[^>]+>/g, ' ');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Dispositivo sconosciuto sessione 1 · iniziata: Data sconosciuta',
  );
});

it('shows nothing where no session was closed', async () => {
  popups.shown.length = 0;
  await showSessionLimit({ limitEnforced: false });
  expect(popups.shown).toEqual([]);
});
