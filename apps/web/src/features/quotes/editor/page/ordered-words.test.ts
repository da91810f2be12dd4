import { expect, test } from 'vitest';
import { sampleDocument } from '../test/sample-quote.ts';
import { orderedWords } from './ordered-words.ts';

const [first] = sampleDocument.positions;
if (!first) throw new Error('the sample has a position');
const positions = [
  { ...first, id: 'a', description: 'Perno' },
  { ...first, id: 'b', description: 'Boccola' },
  { ...first, id: 'c', description: 'Prova colore', optional: true },
];

test('an accepted quote says what was ordered and what was left out; an option nobody took is not left out', () => {
  expect(orderedWords({ positions }, [{ position: 'a', quantity: 1500 }])).toEqual({
    ordered: '1.500 pz di Perno',
    left: 'Boccola',
  });
  const both = [
    { position: 'a', quantity: 10 },
    { position: 'b', quantity: 50 },
  ];
  expect(orderedWords({ positions }, both)).toEqual({
    ordered: '10 pz di Perno e 50 pz di Boccola',
    left: '',
  });
});
