import { screen, within } from '@testing-library/react';
import { type QuoteDocument, typedValue } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../../test/render-page.tsx';
import { sampleDocument } from '../test/sample-quote.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const material = (name: string) => ({
  name,
  isoGroup: 'P',
  density: 7.85,
  price: typedValue(2),
  chipPrice: null,
});
const withMaterial = (guid: string, name: string): QuoteDocument => ({
  ...sampleDocument,
  customer: { ...sampleDocument.customer, guid: `customer of ${guid}`, name: `Officina ${name}` },
  rates: { ...sampleDocument.rates, materials: { [guid]: material(name) } },
});

it('both values of a conflict have the names that people know, not the keys of the registries', () => {
  const field = (path: string[], yours: string, theirs: string) => ({ path, base: null, yours, theirs });
  const fields = [
    field(['positions', 'p1', 'stock', 'materialId'], 'mat-1', 'mat-2'),
    field(['customer', 'guid'], 'customer of mat-1', 'customer of mat-2'),
    field(['positions', 'p1', 'phases', 'f1', 'time', 'machineId'], 'tc-1', 'gone'),
  ];
  renderPage(
    <ConflictDialog
      conflict={{ fields, mine: withMaterial('mat-1', 'C45') }}
      document={withMaterial('mat-2', 'S235JR')}
      names={new Map([['tc-1', 'Tornio CNC']])}
      onSettle={() => {}}
    />,
  );
  const words = within(screen.getByRole('dialog', { hidden: true }))
    .getAllByRole('radio', { hidden: true })
    .map((radio) => document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(words).toEqual(['C45', 'S235JR', 'Officina C45', 'Officina S235JR', 'Tornio CNC', 'gone']);
});
