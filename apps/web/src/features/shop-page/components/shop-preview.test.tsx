import { screen } from '@testing-library/react';
import type { ShopPageView } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleShop } from '../../../../test/sample-shop.ts';
import { ShopPreview } from './shop-preview.tsx';

const materialsOf = (count: number): ShopPageView['materials'] =>
  Array.from({ length: count }, (_, index) => ({ guid: `${index}`, name: `Lega ${index + 1}`, group: '' }));

it('names the first materials of a long list and counts the others, beside the form', () => {
  renderPage(<ShopPreview shop={{ ...sampleShop, materials: materialsOf(104) }} />);
  expect(screen.getByText(/^Materiale:/).textContent).toBe(
    'Materiale: Lega 1, Lega 2, Lega 3, Lega 4, Lega 5, Lega 6, 98 altri',
  );
  expect(screen.getByText('Invia la richiesta')).toBeTruthy();
});
