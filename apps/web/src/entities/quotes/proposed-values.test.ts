import { newPosition, newQuote, noRates, type QuoteDocument } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { proposedValues } from './proposed-values.ts';

it('names each proposed value once, with its unit', () => {
  const proposed = { value: 45, origin: 'proposed' } as const;
  const document: QuoteDocument = {
    ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
    rates: {
      ...noRates,
      machines: { t: { name: 'Tornio', setupRate: proposed, runRate: proposed, variableShare: null } },
      materials: {
        c45: {
          name: 'C45',
          isoGroup: 'P',
          density: 7.85,
          price: { value: 1.6, origin: 'proposed' },
          chipPrice: null,
        },
        typed: {
          name: 'Ottone',
          isoGroup: 'N',
          density: 8.5,
          price: { value: 7, origin: 'typed' },
          chipPrice: null,
        },
      },
    },
  };
  expect(proposedValues(document)).toEqual(['Tornio: 45,00 €/h', 'C45: 1,60 €/kg']);
  const browning = {
    kind: 'unit' as const,
    id: '30',
    name: 'Brunitura',
    workGuid: null,
    external: true,
    supplier: '',
    minimum: null,
    transport: null,
    leadDays: null,
    includesScrap: false,
    basis: 'dm2' as const,
    unit: { value: 0.9, origin: 'proposed' as const },
    breaks: [],
  };
  const position = { ...newPosition('p1', { margin: 25, overheads: 0, costs: [] }), phases: [browning] };
  expect(proposedValues({ ...document, positions: [position] })).toContain('Brunitura: 0,90 €/dm²');
  const amount = { value: 25, origin: 'proposed' as const };
  const transport = { id: 'o', label: 'Trasporto', category: 'transport' as const, amount, margin: null };
  expect(proposedValues({ ...document, orderCosts: [transport] })).toContain('Trasporto: 25,00 €');
});
