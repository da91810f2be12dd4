import { screen, waitFor } from '@testing-library/react';
import type { Job } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ShortNote } from './short-note.tsx';

const job = {
  guid: 'c1',
  number: 'C-2026-0041',
  state: 'running',
  quantity: 10,
  good: 3,
  delivered: 0,
  actualMinutes: 60,
  phases: 2,
  phasesDone: 2,
} as Job;

it('a job whose phases ended with too few pieces says so and is closed for a reason', async () => {
  asUser();
  const asked = stubApi({ 'POST /api/jobs/c1/state': { ...job, state: 'finished' } });
  const { user } = renderPage(<ShortNote job={job} mayWrite />, '/dashboard/commesse/c1');
  expect(screen.getByText(/finite con 3 pezzi buoni su 10: ne mancano 7\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Chiudi lo stesso…' }));
  const close = await screen.findByRole<HTMLButtonElement>('button', { name: 'Chiudi lo stesso' });
  expect(close.disabled).toBe(true);
  await user.type(screen.getByLabelText(/Motivo/), 'Il cliente ne accetta 3');
  await user.click(close);
  await waitFor(() =>
    expect(asked.at(-1)?.body).toEqual({ state: 'finished', reason: 'Il cliente ne accetta 3' }),
  );
});

it('is silent while a phase is open, and where enough pieces are good', () => {
  asUser();
  stubApi();
  renderPage(<ShortNote job={{ ...job, phasesDone: 1 }} mayWrite />, '/');
  renderPage(<ShortNote job={{ ...job, good: 10 }} mayWrite />, '/');
  expect(screen.queryByText(/ne mancano/)).toBeNull();
});
