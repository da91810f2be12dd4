import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { InboxEmpty } from './inbox-empty.tsx';

const nothing = { state: 'new', q: '', isMine: false, isFirst: true, mayWrite: true } as const;

it('the first inbox explains the way from a mail to a draft, and connects the mailbox', () => {
  renderPage(<InboxEmpty {...nothing} action={<button type="button">Collega la casella</button>} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Collega la casella' })).toBeTruthy();
});

it('a search without a hit says what was searched, and a later empty tab what belongs there', () => {
  renderPage(
    <>
      <InboxEmpty {...nothing} q="RO-4520" />
      <InboxEmpty {...nothing} isFirst={false} state="discarded" />
    </>,
  );
  expect(screen.getByText('In questa scheda nessuna richiesta con «RO-4520».')).toBeTruthy();
  expect(screen.getByText('Qui stanno le mail che non erano richieste.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
