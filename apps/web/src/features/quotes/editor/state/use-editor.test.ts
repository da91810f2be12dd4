import { expect, it } from 'vitest';
import { sampleDocument } from '../test/sample-quote.ts';
import type { EditorState } from './editor-state.ts';
import { lookedAt } from './use-editor.ts';

const [first] = sampleDocument.positions;
const position = { ...first, id: 'p1', quantities: [10, 50], chosenQuantity: 10 };
const state = (given: object) =>
  ({
    document: { ...sampleDocument, positions: [position] },
    ...{ positionId: 'p1', quantity: null, head: null },
    ...given,
  }) as unknown as EditorState;
const accepted = (quantity: number) => ({
  head: { state: 'accepted', outcome: { taken: [{ position: 'p1', quantity }] } },
});

it('selects the quantity that counts in the sum, or the clicked one', () => {
  expect(lookedAt(state({}))).toBe(10);
  expect(lookedAt(state({ quantity: 50 }))).toBe(50);
  expect(lookedAt(state({ quantity: 70 }))).toBe(10);
});

it('selects the accepted quantity of an accepted quote until another one is clicked', () => {
  expect(lookedAt(state(accepted(50)))).toBe(50);
  expect(lookedAt(state({ ...accepted(50), quantity: 10 }))).toBe(10);
  expect(lookedAt(state(accepted(30)))).toBe(10);
});
