import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { showSessionLimit } from './session-limit.tsx';

it('lists a closed session with little data, and goes on by its button', async () => {
  const { user } = renderPage(<p>Pagina</p>);
  const shown = showSessionLimit({ limitEnforced: true, removedSessions: [{ device: null }] });
  const popup = await screen.findByRole('dialog', { name: 'Sessione precedente chiusa' });
  expect(popup.textContent).toContain('Dispositivo sconosciutosessione 1 · iniziata: Data sconosciuta');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await shown;
});

it('shows nothing where no session was closed', async () => {
  renderPage(<p>Pagina</p>);
  await showSessionLimit({ limitEnforced: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});
