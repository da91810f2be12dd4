import { euros } from '@truciolo/money';
import { emptyPhase, newPosition, newQuote, noRates, type QuoteDocument } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { phaseActs } from './use-phase-acts.ts';

const phase = { ...emptyPhase('10'), name: 'Tornitura' };
const quote: QuoteDocument = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  positions: [{ ...newPosition('p1', { margin: 20, overheads: 12, costs: [] }), phases: [phase] }],
};
/** The machine of formulas (d): 49.812 €/h, of which energy 1.32, tools 3.00, operator 26.25. */
const figures = {
  purchase: euros(120_000),
  residual: euros(12_000),
  years: 8,
  interest: 5,
  area: 25,
  areaCost: euros(80),
  maintenance: 4,
  insurance: 0.5,
  consumables: euros(1200),
  daysPerYear: 220,
  hoursPerShift: 8,
  shifts: 1,
  saturation: 75,
  power: 15,
  load: 40,
  energyCost: euros(0.22),
  tools: euros(3),
  operatorCost: euros(26.25),
  manning: 1,
  overheads: 0,
};
const row = {
  name: 'Tornio nuovo',
  kind: 'tornio',
  hourlyRate: 500_000,
  rateConfirmed: true,
  rateInput: figures,
} as const;

/** The quote after a machine was created for its phase. */
function withNewMachine(labourIsVariable: boolean): QuoteDocument {
  let document = quote;
  const editDocument = (change: (before: QuoteDocument) => QuoteDocument) => {
    document = change(document);
  };
  const ratesNow = { ...noRates, labourIsVariable };
  phaseActs('p1', { ratesNow, editDocument }, () => {}).setMachine(phase, 'm1', row);
  return document;
}

it.each([
  [true, 61.3707],
  [false, 8.6726],
])(
  'a machine created in a quote follows the company’s labour setting (variable: %s)',
  (isVariable, share) => {
    expect(withNewMachine(isVariable).rates.machines.m1?.variableShare).toBeCloseTo(share, 3);
  },
);
