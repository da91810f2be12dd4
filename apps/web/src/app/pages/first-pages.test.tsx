import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { asUser } from '../../../test/as-user.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { DashboardRoute } from './dashboard-route.tsx';
import { JobsRoute } from './jobs-route.tsx';

it('users of the shop floor land on their page after the login', async () => {
  asUser({ role: 'reparto', capabilities: [] });
  stubApi();
  const { address } = renderPage(
    <Routes>
      <Route path="dashboard/commesse/reparto" element={<h1>Reparto</h1>} />
      <Route path="*" element={<DashboardRoute />} />
    </Routes>,
    '/',
  );
  await waitFor(() => expect(address()).toBe('/dashboard/commesse/reparto'));
});

it('the plan of a new shop teaches with one example', async () => {
  asUser();
  stubApi({
    'GET /api/job-plan': {
      now: '2026-11-17T15:00:00.000Z',
      jobs: [],
      machines: [],
      patronDay: '',
      materialLeadDays: 5,
      deliveryMarginDays: 2,
    },
  });
  renderPage(
    <Routes>
      <Route path="dashboard/commesse/*" element={<JobsRoute />} />
    </Routes>,
    '/dashboard/commesse/piano',
  );
  expect(await screen.findByText(/Perno ø30×80 · 50 pz/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prova con un esempio' })).toBeTruthy();
});
