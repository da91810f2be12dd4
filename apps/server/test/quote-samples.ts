import {
  newPosition,
  newQuote,
  noRates,
  type PositionDraft,
  type QuoteDocument,
  typedValue,
} from '@truciolo/quote';

/** A turned pin: 0.95 kg of steel at 1.60 €/kg, 12 minutes on a lathe at 50 €/h. */
export const pin = (change: Partial<PositionDraft> = {}): PositionDraft => ({
  ...newPosition('p1', { margin: 20, overheads: 12, costs: [] }),
  code: 'RO-4471-B',
  description: 'Perno di snodo',
  quantities: [10, 50],
  chosenQuantity: 50,
  stock: {
    kind: 'blank',
    materialId: 'c45',
    netWeight: null,
    customerOwned: false,
    creditChips: false,
    cutCharge: null,
    certificate: null,
    surcharge: null,
    leadDays: null,
    weight: typedValue(0.95),
    unitPrice: null,
  },
  phases: [
    {
      kind: 'time',
      id: '20',
      name: 'Tornitura',
      workGuid: null,
      purpose: 'machining',
      machineId: 'tc-2',
      programming: null,
      setup: typedValue(120),
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
  ...change,
});

/** A quote of one pin for a customer; the price of its material is typed, so nothing needs confirmation. */
export const pinQuote = (change: Partial<QuoteDocument> = {}): QuoteDocument => ({
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  customer: {
    guid: null,
    name: 'Rossi Oleodinamica S.r.l.',
    contact: '',
    email: '',
    address: '',
    vatNumber: '',
  },
  positions: [pin()],
  rates: {
    ...noRates,
    machines: {
      'tc-2': {
        name: 'Tornio TC-2',
        setupRate: typedValue(45),
        runRate: typedValue(50),
        variableShare: null,
      },
    },
    materials: {
      c45: { name: 'C45', isoGroup: 'P', density: 7.85, price: typedValue(1.6), chipPrice: null },
    },
  },
  ...change,
});

type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Wire<T[Key]> }
    : T;

/** The contract's schemas type lists as mutable. */
export const asBody = (document: QuoteDocument) => ({ document: document as Wire<QuoteDocument> });
