import type { PositionDraft, QuoteDocument, TimePhaseDraft, UnitPhaseDraft } from '../src/index.ts';
import { newPosition, newQuote, noRates, typedValue } from '../src/index.ts';

const turning: TimePhaseDraft = {
  kind: 'time',
  id: '20',
  name: 'Tornitura',
  workGuid: null,
  purpose: 'machining',
  machineId: 'tc-2',
  programming: { minutes: typedValue(90), labourId: 'cam', lots: 1 },
  setup: typedValue(120),
  cycle: { value: 10.4, origin: 'nc', override: 12 },
  load: typedValue(0),
  loadMasked: false,
  piecesPerClamping: 1,
  efficiency: null,
  attended: null,
  inspection: { minutes: typedValue(1.5), every: 1, labourId: 'controllo' },
  toolsPerPiece: null,
  toolsPerLot: null,
  learning: null,
};

const browning: UnitPhaseDraft = {
  kind: 'unit',
  id: '60',
  name: 'Brunitura',
  workGuid: null,
  external: true,
  supplier: 'Galvanica Sesia',
  basis: 'piece',
  unit: typedValue(0.8),
  breaks: [],
  minimum: 60,
  transport: null,
  leadDays: 5,
  includesScrap: false,
};

/** The worked example of formulas (e). */
export const perno: PositionDraft = {
  ...newPosition('p1', { margin: 20, overheads: 12, costs: [] }),
  code: 'RO-4471-B',
  description: 'Perno di snodo',
  quantities: [10, 50, 100, 500],
  chosenQuantity: 50,
  stock: {
    kind: 'blank',
    materialId: 'c45',
    netWeight: null,
    customerOwned: false,
    creditChips: false,
    cutCharge: typedValue(0.35),
    certificate: null,
    surcharge: null,
    leadDays: null,
    weight: typedValue(0.95),
    unitPrice: null,
  },
  phases: [turning, browning],
  costs: [
    {
      id: 'imballo',
      label: 'Imballo',
      category: 'packaging',
      charge: { per: 'piece', amount: typedValue(0.2) },
      variable: true,
      lostWithScrap: false,
    },
    {
      id: 'trasporto',
      label: 'Trasporto',
      category: 'transport',
      charge: { per: 'order', amount: typedValue(25), share: null },
      variable: true,
      lostWithScrap: false,
    },
  ],
  scrap: typedValue(3),
  // Formulas (e) take the average.
  risksScrap: true,
};

export const pernoQuote: QuoteDocument = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  customer: {
    guid: null,
    name: 'Rossi Oleodinamica S.r.l.',
    contact: 'Giulia Ferrari',
    email: '',
    address: '',
    vatNumber: '',
  },
  discounts: [3],
  positions: [perno],
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
    labour: {
      cam: { name: 'Programmazione', rate: typedValue(50) },
      controllo: { name: 'Controllo', rate: typedValue(35) },
    },
    materials: {
      c45: {
        name: 'C45',
        isoGroup: 'P',
        density: 7.85,
        price: { value: 1.6, origin: 'proposed' },
        chipPrice: null,
      },
    },
  },
};
