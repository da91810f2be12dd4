import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { NumberField } from './number-field.tsx';

function Field() {
  const [value, setValue] = useState<number | null>(2.5);
  return <NumberField label="Ciclo" value={value} onChange={setValue} />;
}

it('text that comes without a key, by voice or handwriting, is not selected and typed over', async () => {
  renderPage(<Field />);
  const input = screen.getByLabelText<HTMLInputElement>('Ciclo');
  input.focus();
  const select = vi.spyOn(input, 'select');
  fireEvent.input(input, { target: { value: '1' } });
  fireEvent.input(input, { target: { value: '12' } });
  expect(input.value).toBe('12');
  expect(select).not.toHaveBeenCalled();
});
