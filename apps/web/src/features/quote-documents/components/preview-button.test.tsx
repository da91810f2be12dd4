import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { PreviewButton } from './preview-button.tsx';

it('gives the focus back to its button, which saved first and was pressed twice', async () => {
  asUser();
  stubApi();
  const flush = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(resolve, 20, true)));
  const guid = '0190a000-0000-7000-8000-000000000001';
  const { user } = renderPage(
    <PreviewButton
      head={{ guid, number: 'P-2026-0001', revision: 1, state: 'draft', version: 1 }}
      document={null}
      terms={{ customer: 'Rossi', deliveryTerms: '', chargesCarriage: false }}
      unpriced={[]}
      uncharged={0}
      unreasoned={0}
      outdated={null}
      readOnly={false}
      flush={flush}
      reload={async () => {}}
      markSent={vi.fn()}
    />,
  );
  const button = screen.getByRole('button', { name: 'Anteprima PDF' });
  button.focus();
  await user.keyboard('{Enter}{Enter}');
  await screen.findByRole('dialog', { name: 'P-2026-0001 rev. 1' });
  expect(flush).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
