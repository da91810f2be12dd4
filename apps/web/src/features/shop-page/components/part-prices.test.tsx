import { render } from '@testing-library/react';
import type { PricedPart } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { sampleShop as shop } from '../../../../test/sample-shop.ts';
import { addFiles } from '../parts/part-list.ts';
import { PartPrices } from './part-prices.tsx';

const [part] = addFiles(
  [],
  [{ file: new File(['x'], 'perno.step'), role: 'model', key: 'perno', name: 'perno' }],
  () => 'p1',
  null,
).parts;
const priced: PricedPart = {
  id: 'p1',
  prices: [],
  reason: 'no-model',
  without: [],
  assumptions: [],
  ticket: '',
};

it.each([
  ['a drawing alone is told that a model brings the price', false, true],
  ['a model whose reading was stopped is not asked for again', true, false],
])('%s', (_title, hasModel, isAsked) => {
  if (!part) throw new Error('no part');
  const acts = { onChoose: () => {}, onAddModel: () => {} };
  const { container, unmount } = render(
    <PartPrices {...{ shop, priced, hasModel, ...acts }} choice={part.choice} state="known" />,
  );
  expect(container.textContent).toContain('Prezzo con l’offerta');
  expect(container.textContent?.includes('Con il modello 3D lo vedi subito.')).toBe(isAsked);
  unmount();
});
