import { emptyPhase, newPosition, newQuote, noRates, type QuoteDocument, typicalCost } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { phaseActs } from './use-phase-acts.ts';

const phase = { ...emptyPhase('10'), name: 'Tornitura' };
const quote: QuoteDocument = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  positions: [{ ...newPosition('p1', { margin: 20, overheads: 12, costs: [] }), phases: [phase] }],
};
const row = {
  name: 'Tornio nuovo',
  kind: 'tornio',
  hourlyRate: 500_000,
  rateConfirmed: true,
  rateInput: typicalCost,
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
