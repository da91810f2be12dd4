import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { LearnedPanel } from './learned-panel.tsx';

const guid = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`;
const job = (last: number, actual: number) => ({
  guid: guid(last),
  number: `C-2026-002${last}`,
  part: 'Ghiera M60',
  planned: 100,
  actual,
});

it('the actuals say which ratio the next quote learns, from which jobs, and where this job lies', async () => {
  asUser();
  stubApi({
    [`GET /api/jobs/${guid(1)}/learned`]: {
      phases: [
        {
          phaseGuid: guid(9),
          name: 'Tornitura',
          machine: 'TC-1',
          ratio: 1.18,
          low: 1.05,
          high: 1.31,
          count: 14,
          planned: 960,
          actual: 1134,
          jobs: [job(1, 118), job(4, 124), job(8, 109)],
        },
      ],
    },
  });
  renderPage(<LearnedPanel guid={guid(1)} />);
  expect(await screen.findByText('×1,18', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText(/Cosa impara il prossimo preventivo/)).toBeTruthy();
  expect(screen.getByText('da 1,05 a 1,31 · su 14 lavori simili')).toBeTruthy();
  expect(screen.getByText('Questa commessa').nextSibling?.textContent).toBe('×1,18');
  const link = screen.getByRole('link', { name: 'C-2026-0024' });
  expect(link.getAttribute('href')).toBe(`/dashboard/commesse/${guid(4)}/consuntivo`);
  expect(screen.getByText('×1,24')).toBeTruthy();
});

it('a job without measured phases says how the shop begins to learn', async () => {
  asUser();
  stubApi({ [`GET /api/jobs/${guid(1)}/learned`]: { phases: [] } });
  renderPage(<LearnedPanel guid={guid(1)} />);
  expect(await screen.findByText(/Avvio e Fine bastano/)).toBeTruthy();
});
