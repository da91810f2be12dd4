import { percent } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { printed, traceOf } from '../../test/price-of.ts';
import { buildMockPosition, buildPosition } from '../../test/worked-example.ts';
import type { TraceNode } from '../model/trace.ts';
import { showFormula, showFormulaPerPiece } from '../show-trace.ts';

function find(node: TraceNode, id: string): TraceNode {
  const search = (candidate: TraceNode): TraceNode | undefined =>
    candidate.id === id ? candidate : candidate.children.map(search).find((found) => found !== undefined);
  const found = search(node);
  if (!found) throw new Error(`no node ${id}`);
  return found;
}

describe('"Perché questo prezzo?" as the quote page shows it', () => {
  const trace = traceOf(buildMockPosition(), 50);
  const row = (id: string) => {
    const node = find(trace, id);
    return [node.label, showFormulaPerPiece(node, 50), node.origin, printed(node.perPiece)];
  };

  it.each([
    ['list', ['Prezzo di listino', '1.007,6706 ÷ (1 − 20 %) ÷ 50', 'computed', '25,19']],
    ['full', ['Costo pieno', '', 'computed', '20,15']],
    ['direct', ['Costo diretto', '', 'computed', '18,34']],
    ['stock.material', ['Materiale C45', '0,950 kg × 1,60 €/kg', 'proposed', '1,52']],
    ['stock.cut', ['Taglio', '0,35 €/pz', 'computed', '0,35']],
    ['setup', ['Attrezzaggi', '', 'computed', '1,80']],
    ['p20.setup', ['Tornitura 1° lato', '42,00 min × 45,00 €/h ÷ 50', 'typed', '0,63']],
    ['cycle', ['Ciclo', '', 'computed', '10,00']],
    ['p50.cycle', ['Controllo', '1,50 min × 35,00 €/h', 'typed', '0,88']],
    ['p40.programming', ['Fresatura sede e fori', '90,00 min × 50,00 €/h ÷ 50', 'typed', '1,50']],
    [
      'p60.charge',
      ['Brunitura, Galvanica Sesia', 'MAX(0,80 €/pz × 50; 60,00 €/lotto) ÷ 50', 'typed', '1,20'],
    ],
    ['trasporto', ['Trasporto', '25,00 ÷ 50', 'typed', '0,50']],
    ['scrap', ['Scarto 3 %', '637,2469 × (1 ÷ (1 − 3 %) − 1) ÷ 50', 'typed', '0,39']],
    ['overheads', ['Spese generali 12 %', '755,9587 × 12 % ÷ 50', 'typed', '1,81']],
    ['profit', ['Margine 20 %', '', 'computed', '5,04']],
  ])('%s', (id, expected) => {
    expect(row(id)).toEqual(expected);
  });

  it('keeps the computed time beside the typed one', () => {
    const { inputs } = find(trace, 'p30.cycle');
    expect(inputs[0]).toMatchObject({ value: 3, origin: 'typed', instead: { value: 2.62, origin: '3d' } });
  });

  it('shows the rounding of the unit as its own line', () => {
    // 25.1918 is printed 25.19: nine cents less on fifty pieces.
    expect(printed(find(traceOf(buildPosition(), 50), 'rounding').value)).toBe('−0,09');
  });

  it('shows discount, expedite charge and the difference to the minimum', () => {
    const { policy } = buildPosition();
    const position = buildPosition({
      policy: {
        ...policy,
        discounts: [{ rate: percent(10) }, { rate: percent(5) }],
        expedite: {
          label: 'Urgenza',
          rate: percent(10),
          fixed: 0 as typeof policy.minimumLine,
          fixedDiscounted: false,
        },
        minimumLine: 50_000_000 as typeof policy.minimumLine,
      },
    });
    const tree = traceOf(position, 50);
    expect(find(tree, 'discount').label).toBe('Sconto 10 % + 5 %');
    expect(printed(find(tree, 'expedite').value)).toBe('125,96');
    expect(tree.children.map((node) => node.id)).toEqual(['list', 'discount', 'top-up']);
    expect(printed(tree.value)).toBe('5.000,00');
  });

  it('marks a typed price as such', () => {
    const list = find(traceOf(buildMockPosition(), 500), 'list');
    expect([list.origin, showFormula(list)]).toEqual(['typed', '18,90 €/pz × 500']);
  });
});
