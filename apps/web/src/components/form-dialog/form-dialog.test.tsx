import { Select, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { FormDialog } from './form-dialog.tsx';

const frame = { title: 'Nuovo', submit: 'Crea', onClose: () => {}, save: async () => {} };

it('has the focus in its first text field as soon as it opens', () => {
  renderPage(
    <FormDialog {...frame}>
      <TextInput label="Nome" />
      <TextInput label="Email" />
    </FormDialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
});

it('opens no list over itself, and begins at the marked field', () => {
  renderPage(
    <FormDialog {...frame}>
      <Select label="Tipo" data={['A', 'B']} searchable />
      <TextInput label="Nota" />
    </FormDialog>,
  );
  expect(screen.queryByRole('option')).toBeNull();
  renderPage(
    <FormDialog {...frame}>
      <TextInput label="Codice" />
      <TextInput label="Motivo" data-autofocus />
    </FormDialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
});
