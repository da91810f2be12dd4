import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import type { FormulaPhaseDraft, PhaseDraft } from './phase-draft.ts';
import { type PositionDraft, type QuoteDocument, quoteDocument } from './quote-document.ts';
import { MAX_WORK, workOfQuote } from './quote-work.ts';
import { typedValue } from './value.ts';

const list = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const timed = perno.phases.find((phase) => phase.kind === 'time') as PhaseDraft;
const times = (count: number) => list(count, (index) => ({ ...timed, id: `t${index}` }));
const byFormula = (count: number): FormulaPhaseDraft[] =>
  list(count, (index) => ({
    kind: 'formula',
    id: `f${index}`,
    name: 'A formula',
    workGuid: null,
    external: false,
    supplier: '',
    minimum: null,
    transport: null,
    leadDays: null,
    includesScrap: false,
    formulaId: 'f',
    gives: 'lot',
  }));

const sheetBlank = (length: number): PositionDraft['stock'] => ({
  kind: 'bar',
  materialId: 'c45',
  netWeight: null,
  customerOwned: false,
  creditChips: false,
  cutCharge: null,
  certificate: null,
  surcharge: null,
  leadDays: null,
  section: { shape: 'sheet', width: 90, thickness: 2 },
  length: typedValue(length),
  facing: 0,
  cutting: {
    kind: 'sheets',
    technique: 'free',
    sheets: [
      { length: 3000, width: 1500 },
      { length: 2500, width: 1250 },
    ],
    kerf: 3,
    edge: 10,
    rotates: true,
  },
  charge: { mode: 'whole-bars' },
  grossOverride: null,
  rack: null,
});
/** Each position has a different blank. */
const cutOut = (count: number): QuoteDocument => ({
  ...pernoQuote,
  positions: list(count, (index) => ({
    ...perno,
    id: `p${index}`,
    quantities: [1],
    stock: sheetBlank(100 + index),
  })),
});

function quoteOf(positions: number, change: Partial<PositionDraft>, formula = '1'): QuoteDocument {
  const formulas = { f: { name: 'F', version: 1, text: formula } };
  return {
    ...pernoQuote,
    positions: list(positions, (index) => ({ ...perno, id: `p${index}`, ...change })),
    rates: { ...pernoQuote.rates, formulas: { ...pernoQuote.rates.formulas, ...formulas } },
  };
}
const quantities = (count: number) => list(count, (index) => index + 1);
const longSum = `quantità${'+1'.repeat(240)}`;

const refusalOf = (document: QuoteDocument) =>
  quoteDocument.safeParse(document).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a document that would block the server is refused with a sentence', () => {
  it.each<[string, QuoteDocument]>([
    ['long sums', quoteOf(20, { quantities: quantities(100), phases: byFormula(200) }, longSum)],
    ['quantities', quoteOf(1000, { quantities: quantities(100) })],
    [
      'formulas that read the other phases',
      quoteOf(
        5,
        { quantities: quantities(50), phases: [...times(100), ...byFormula(100)] },
        'Cìclo_Totale + ore_macchina',
      ),
    ],
    [
      'rules that speak of the quantity',
      quoteOf(20, {
        quantities: quantities(100),
        phases: times(50),
        rules: list(20, (index) => ({
          id: `r${index}`,
          label: 'Lotti grandi',
          when: { all: list(20, (at) => ({ field: 'quantity' as const, atLeast: at })) },
          effects: [{ multiply: 'cycle' as const, by: 0.9 }],
        })),
      }),
    ],
    ['blanks on sheets, all different', cutOut(400)],
    [
      'formulas nobody uses',
      {
        ...pernoQuote,
        rates: {
          ...pernoQuote.rates,
          formulas: Object.fromEntries(
            list(200, (at) => [`f${at}`, { name: '', version: 1, text: '1'.repeat(8000) }]),
          ),
        },
      },
    ],
  ])('%s', (_what, document) => {
    expect(workOfQuote(document)).toBeGreaterThan(MAX_WORK);
    expect(refusalOf(document)).toEqual([
      'positions: Questo preventivo è troppo grande da calcolare: dividilo in due, o togli quantità, fasi o formule.',
    ]);
  });

  it('too many positions, too much text', () => {
    expect(refusalOf(quoteOf(1001, { quantities: [1] }))).toEqual([
      'positions: Un preventivo ha al massimo 1.000 posizioni: dividilo.',
    ]);
    expect(refusalOf(quoteOf(250, { description: 'x'.repeat(19_000), quantities: [1] }))).toEqual([
      'positions: Il preventivo contiene troppo testo: dividilo in due, o accorcia note e descrizioni.',
    ]);
  });
});

describe('realistic documents are accepted', () => {
  it.each<[string, QuoteDocument]>([
    [
      'a thousand positions at five quantities',
      quoteOf(1000, { quantities: quantities(5), phases: times(5) }),
    ],
    [
      'two hundred positions with ten phases',
      quoteOf(200, { quantities: quantities(10), phases: times(10) }),
    ],
    [
      'two hundred phases at a hundred quantities',
      quoteOf(1, { quantities: quantities(100), phases: times(200) }),
    ],
    [
      'ten formulas a position',
      quoteOf(200, { quantities: quantities(5), phases: byFormula(10) }, 'quantità * 2,5 + SE(peso>10;5;2)'),
    ],
    ['a hundred different blanks on two sizes of sheet', cutOut(100)],
  ])('%s', (_what, document) => {
    expect(refusalOf(document)).toBeUndefined();
  });
});
