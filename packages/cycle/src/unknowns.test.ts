import { expect, test } from 'vitest';
import { plate } from '../test/parts.ts';
import { reasonText } from './text/reason-text.ts';
import { listUnknowns } from './unknowns.ts';

const bore = (value: number) => ({
  kind: 'diameter' as const,
  value,
  lower: null,
  upper: null,
  fit: 'H7',
  datums: [],
  faces: [],
  text: `ø${value} H7`,
});

test('sizes with tight tolerances are listed, and tolerances are no longer unknown', () => {
  const texts = listUnknowns(plate([], { pmi: [bore(12), bore(12), bore(20)] })).map(reasonText);
  expect(texts[0]).toBe(
    'Il file chiede tolleranze strette (ø12 H7, ø20 H7): finitura, alesatura o rettifica e controllo non sono nel ciclo.',
  );
  expect(texts.join()).not.toContain('si suppone ISO 2768');
  expect(listUnknowns(plate([])).map(reasonText)[0]).toContain('si suppone ISO 2768-m');
});
