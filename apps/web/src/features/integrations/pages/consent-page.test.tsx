import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ConsentPage } from './consent-page.tsx';

const ADDRESS =
  '/collega?client_id=abc&redirect_uri=https%3A%2F%2Fclaude.ai%2Fback&response_type=code&code_challenge=x&code_challenge_method=S256&state=s1';
const asked = {
  name: 'Claude',
  host: 'claude.ai',
  grantable: ['quotes:read', 'jobs:read', 'quotes:write'],
  proposed: ['quotes:read', 'quotes:write'],
  problem: null,
  refusal: 'https://claude.ai/back?error=access_denied&state=s1',
};

function show(answer: object, capabilities = ['manage consumer licenses']) {
  asUser({ capabilities, companyName: 'Officina Riva' });
  const calls = stubApi({
    'GET /api/programs/request': answer,
    'POST /api/programs': { status: 201, json: { redirectTo: 'https://claude.ai/back?code=1' } },
  });
  const leave = vi.fn();
  return { ...renderPage(<ConsentPage leave={leave} />, ADDRESS), leave, calls };
}

it('a person sees who asks and where the answer goes, narrows the scopes and connects the program', async () => {
  const { user, leave, calls } = show(asked);
  expect(await screen.findByText('claude.ai')).toBeTruthy();
  expect(screen.getByText('Officina Riva')).toBeTruthy();
  expect(screen.queryByLabelText(/Vedere costi e margini/)).toBeNull();
  await user.click(screen.getByLabelText(/Leggere le commesse/));
  await user.click(screen.getByLabelText(/Preparare bozze di preventivo/));
  await user.click(screen.getByRole('button', { name: 'Collega' }));
  expect(leave).toHaveBeenCalledWith('https://claude.ai/back?code=1');
  const sent = calls.find(({ call }) => call === 'POST /api/programs');
  expect(sent?.body).toMatchObject({
    scopes: ['quotes:read', 'jobs:read'],
    request: { clientId: 'abc', redirectUri: 'https://claude.ai/back', state: 's1' },
  });
});

it('a refusal leads back to the program', async () => {
  const { user, leave } = show(asked);
  await user.click(await screen.findByRole('button', { name: 'Rifiuta' }));
  expect(leave).toHaveBeenCalledWith(asked.refusal);
});

it('a faulty request is explained and cannot be granted', async () => {
  show({ ...asked, problem: 'Il programma non protegge il collegamento.' });
  expect(await screen.findByText(/non protegge/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Collega' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Torna al programma' })).toBeTruthy();
});

it('a user who does not lead the company is told who can', async () => {
  const { calls } = show(asked, []);
  expect(await screen.findByText(/Solo un responsabile/)).toBeTruthy();
  expect(calls.some(({ call }) => call.includes('programs'))).toBe(false);
});

it('a link of an unknown program says what to do, and offers no second try', async () => {
  show({ status: 404, json: { code: 'NOT_FOUND', message: 'Non trovato.' } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Torna al programma/);
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});
