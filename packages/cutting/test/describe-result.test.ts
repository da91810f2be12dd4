import { findMaterial } from '@truciolo/materials-library';
import { degrees, metresPerMinute, mm, mmPerRevolution } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { describeResult, drilling, type Operation, type Outcome, tapping, turning } from '../src/index.ts';

const outcome = turning({
  D: mm(50),
  speed: { by: 'vc', value: metresPerMinute(200) },
  feed: { by: 'f', value: mmPerRevolution(0.3) },
  ap: mm(3),
  kapr: degrees(95),
  r: mm(0.8),
  L: mm(80),
  material: findMaterial('C45'),
  taylor: { n: 0.28, C: metresPerMinute(430) },
});
const rows = outcome.ok ? describeResult('turning', outcome.result) : [];
const row = (symbol: string) => rows.find((candidate) => candidate.symbol === symbol);

describe('describeResult', () => {
  it.each([
    ['n', 'Numero di giri', '1.273', '1/min', '1000 · vc ÷ (π · D)'],
    ['vf', 'Avanzamento', '382', 'mm/min', 'n · f'],
    ['Q', 'Volume asportato', '180', 'cm³/min', 'vc · ap · f'],
    ['h', 'Spessore truciolo', '0,299', 'mm', 'f · sin 95°'],
    ['kc', 'Forza specifica', '1.957', 'N/mm²', '1.500 · h^(−0,22)'],
    ['Fc', 'Forza di taglio', '1.761', 'N', 'kc · ap · f'],
    ['Pm', 'Potenza al motore', '7,34', 'kW', 'Pc 5,87 ÷ 0,8'],
    ['Mc', 'Coppia', '44,0', 'Nm', 'Fc · D ÷ 2000'],
    ['T', 'Durata tagliente', '15,4', 'min', '(430 ÷ vc)^(1 ÷ 0,28)'],
    ['t', 'Tempo di taglio', '12,6', 's', '60 · L 80 ÷ vf × 1'],
  ])('row %s as on the page', (symbol, label, text, unitLabel, formula) => {
    expect(row(symbol)).toMatchObject({ label, text, unitLabel, formula });
  });

  it('shows inches on request, computing in millimetres', () => {
    const imperial = outcome.ok ? describeResult('turning', outcome.result, 'imperial') : [];
    const vf = imperial.find((candidate) => candidate.symbol === 'vf');
    expect(vf).toMatchObject({ text: '15,0', unitLabel: 'in/min', value: row('vf')?.value });
  });

  it('adds the edge factor only when there is one', () => {
    const worn = turning({
      D: mm(50),
      speed: { by: 'vc', value: metresPerMinute(200) },
      feed: { by: 'f', value: mmPerRevolution(0.3) },
      ap: mm(3),
      edge: { wear: 1.3 },
      material: findMaterial('C45'),
    });
    const kc = worn.ok
      ? describeResult('turning', worn.result).find(({ symbol }) => symbol === 'kc')
      : undefined;
    expect(kc?.formula).toBe('1.500 · h^(−0,22) · 1,30');
  });
});

describe('parts of a formula that depend on the case', () => {
  const speed = { by: 'vc', value: metresPerMinute(20) } as const;
  const formula = (operation: Operation, outcome: Outcome<object>, symbol: string) =>
    outcome.ok
      ? describeResult(operation, outcome.result).find((row) => row.symbol === symbol)?.formula
      : undefined;

  it('pecks', () => {
    const hole = { D: mm(10), speed, feed: { by: 'f', value: mmPerRevolution(0.2) }, depth: mm(30) } as const;
    expect(formula('drilling', drilling(hole), 't')).toBe('60 · corsa 34,8 ÷ vf');
    // Two returns by rapid 25 m/min, from 10 and 20 mm: 0.144 s, and half a second each.
    expect(formula('drilling', drilling({ ...hole, peck: mm(10) }), 't')).toBe(
      '60 · corsa 34,8 ÷ vf + scarico 1,14',
    );
  });

  it('forming taps', () => {
    const tap = { D: mm(8), P: mm(1.25), speed, material: findMaterial('C45') };
    expect(formula('tapping', tapping(tap), 'Mc')).toBe('P² · D · kc ÷ 8000');
    expect(formula('tapping', tapping({ ...tap, kind: 'forming' }), 'Mc')).toBe('P² · D · kc ÷ 8000 · 2,00');
  });
});
