import { describe, expect, it } from 'vitest';
import type { FieldSpecs } from '../definition/field-spec.ts';
import { historyLines } from './history-lines.ts';

const specs: FieldSpecs = {
  rate: { label: 'Costo orario', kind: 'money', unit: '€/h' },
  'travel.x': { label: 'Corsa X', kind: 'number', unit: 'mm' },
  kind: { label: 'Tipo', kind: 'choice', options: [{ value: 'lathe', label: 'Tornio' }] },
};
const lines = (changes: Parameters<typeof historyLines>[0]) =>
  historyLines(changes, specs).map(({ label, from, to }) => `${label}: ${from} → ${to}`);

describe('the text of a change', () => {
  it('shows amounts, choices and empty values in Italian', () => {
    expect(
      lines({
        rate: { from: 480_000, to: 500_000 },
        kind: { from: 'lathe', to: null },
        barFeeder: { from: false, to: true },
      }),
    ).toEqual(['Costo orario: 48,00 €/h → 50,00 €/h', 'Tipo: Tornio → (vuoto)', 'barFeeder: no → sì']);
  });

  it('splits groups and names only their changed fields', () => {
    expect(lines({ travel: { from: { x: 1000, y: 550 }, to: { x: 1020, y: 550 } } })).toEqual([
      'Corsa X: 1.000 mm → 1.020 mm',
    ]);
  });

  it('never shows a change without a difference', () => {
    expect(lines({ week: { from: [{ h: 1 }], to: [{ h: 2 }] } })).toEqual(['week: prima → modificato']);
  });
});
