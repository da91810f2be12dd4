import { newPosition, newQuote, noRates, type QuoteDocument, typedValue } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { NOW, sampleInput, sampleJob, sampleMachine, samplePhase } from '../../test/plan-samples.ts';
import { askDelivery } from './ask-delivery.ts';
import { askedWork, type PromiseInput } from './delivery-promise.ts';
import { needsPlan, planDays } from './plan-days.ts';

/** A lathe of eight hours a day that is busy until Wednesday. */
const input: PromiseInput = {
  ...sampleInput(
    sampleJob([
      samplePhase('p1', {
        machineGuid: 'tc-2',
        runMinutes: 24 * 60,
        plannedStart: NOW,
        plannedEnd: '2026-11-18T16:00:00.000Z',
      }),
    ]),
  ),
  machines: [sampleMachine('tc-2')],
  materialLeadDays: 0,
  deliveryMarginDays: 2,
};

const position = {
  ...newPosition('p1', { margin: 20, overheads: 12, costs: [] }),
  quantities: [35, 75],
  stock: { kind: 'none' as const },
  phases: [
    {
      kind: 'time' as const,
      id: '10',
      name: 'Tornitura',
      workGuid: null,
      purpose: 'machining' as const,
      machineId: 'tc-2',
      programming: null,
      setup: typedValue(60),
      cycle: typedValue(12),
      load: typedValue(0),
      loadMasked: false,
      piecesPerClamping: 1,
      efficiency: null,
      attended: null,
      inspection: null,
      toolsPerPiece: null,
      toolsPerLot: null,
      learning: null,
    },
  ],
};
const document: QuoteDocument = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  positions: [position],
  rates: {
    ...noRates,
    machines: {
      'tc-2': { name: 'Tornio', setupRate: typedValue(45), runRate: typedValue(50), variableShare: null },
    },
  },
};

it('finds the working days of each lot behind the work that is planned', () => {
  // 1 h + 35 × 12 min = 8 h: Thursday, three working days from Monday; 16 h: Friday. The shop adds two.
  expect(planDays(input, document)).toEqual({ p1: { 35: 5, 75: 6 } });
});

it('gives the answer of the delivery panel', () => {
  const days = position.quantities.map((quantity) => {
    const work = askedWork(input, document, 'p1', quantity);
    const answer = work && askDelivery(input, work);
    return answer?.kind === 'date' ? answer.promise.days : null;
  });
  expect(Object.values(planDays(input, document).p1 ?? {})).toEqual(days);
});

it('asks no plan for typed days, and leaves out work that no machine of the shop does', () => {
  const typed = { ...position, id: 'p2', price: { ...position.price, promisedDays: 3 } };
  const away = {
    ...position,
    id: 'p3',
    phases: position.phases.map((one) => ({ ...one, machineId: 'gone' })),
  };
  expect(needsPlan({ ...document, positions: [typed] })).toBe(false);
  expect(planDays(input, { ...document, positions: [typed, away] })).toEqual({});
});
