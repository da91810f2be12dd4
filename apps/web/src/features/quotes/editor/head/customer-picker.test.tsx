import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../../test/render-page.tsx';
import { stubApi } from '../../../../../test/stub-api.ts';
import { CustomerPicker } from './customer-picker.tsx';

it('loses no letter typed before the search of the opening list has the focus', async () => {
  stubApi({ 'GET /api/customers': { rows: [], total: 0, next: null } });
  renderPage(<CustomerPicker customer={{ name: '', contact: '' }} readOnly={false} onChoose={() => {}} />);
  const button = screen.getByRole('button', { name: 'Cliente: da scegliere' });
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'R' });
  fireEvent.keyDown(button, { key: 'o' });
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true });
  const field = await screen.findByLabelText<HTMLInputElement>('Cerca un cliente');
  expect(field.value).toBe('Ro');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.selectionStart).toBe(2);
});

it('offers no new customer where the quote can no longer be changed', () => {
  renderPage(<CustomerPicker customer={{ name: '', contact: '' }} readOnly onChoose={() => {}} />);
  expect(screen.getByText('Senza cliente')).toBeTruthy();
  expect(screen.queryByText('o creane uno nuovo')).toBeNull();
});
