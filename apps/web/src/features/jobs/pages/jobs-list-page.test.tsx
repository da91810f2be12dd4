import { screen, waitFor } from '@testing-library/react';
import { JOB_STATES } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { held, stubApi } from '../../../../test/stub-api.ts';
import { BoardPage } from './board-page.tsx';
import { JobsListPage } from './jobs-list-page.tsx';

const PATH = '/dashboard/commesse';
const open = ['state:planned', 'state:running', 'state:suspended', 'state:to-plan'];
const countsOf = (each: number) => ({
  states: Object.fromEntries(JOB_STATES.map((state) => [state, each])),
  late: 0,
  questions: 0,
});
const answers = (each: number) => ({
  'GET /api/jobs/rows': { rows: [], total: 0 },
  'GET /api/jobs/counts': countsOf(each),
  'GET /api/machines/rows': { rows: [], total: 0 },
  'GET /api/customers/rows': { rows: [], total: 0 },
});

it('opens on the open jobs and shows every job on demand', async () => {
  asUser();
  const asked = stubApi(answers(1));
  const { user } = renderPage(<JobsListPage />, PATH);
  const view = (name: RegExp) => screen.findByRole('button', { name });
  expect((await view(/^Aperte/)).getAttribute('aria-pressed')).toBe('true');
  const filters = () =>
    asked
      .filter(({ call, query }) => call === 'GET /api/jobs/rows' && query.get('limit') !== '1')
      .map(({ query }) => query.getAll('filter'));
  await waitFor(() => expect(filters().at(-1)?.toSorted()).toEqual(open));
  await user.click(await view(/^Tutte/));
  await waitFor(() => expect(filters().at(-1)).toEqual([]));
  expect((await view(/^Tutte/)).getAttribute('aria-pressed')).toBe('true');
});

it.each([
  ['list', JobsListPage],
  ['board', BoardPage],
])('the %s of a new shop teaches with one example that can be tried', async (_name, Page) => {
  asUser();
  stubApi(answers(0));
  const { user } = renderPage(<Page />, PATH);
  expect(await screen.findByText(/Perno ø30×80 · 50 pz/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Prova con un esempio' }));
  const part = await screen.findByLabelText<HTMLInputElement>(/Che cosa si produce/);
  expect(part.value).toBe('Perno ø30×80 (esempio)');
});

it('the list of a new shop speaks of no search before it is known that the shop is new', async () => {
  asUser();
  const counts = held(countsOf(0));
  const asked = stubApi({ ...answers(0), 'GET /api/jobs/counts': counts.answer });
  renderPage(<JobsListPage />, PATH);
  const rowsAsked = () => asked.filter(({ call }) => call === 'GET /api/jobs/rows');
  // The tabs and the list have their answers.
  await waitFor(() => expect(rowsAsked().length).toBeGreaterThan(5));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(/con quest/)).toBeNull();
  expect(document.querySelector('[data-placeholder]')).not.toBeNull();
  counts.letGo();
  expect(await screen.findByText(/Perno ø30×80 · 50 pz/)).toBeTruthy();
});
