import { USUAL_OVERHEAD_EXCLUSIONS } from '@truciolo/pricing';
import type { CostDraft } from '../model/price-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RuleDraft } from '../model/rule-draft.ts';
import { typedValue } from '../model/value.ts';
import { noRates } from './rates.ts';

/** Company settings for new quotes. */
export interface QuoteDefaults {
  readonly validityDays: number;
  readonly paymentTerms: string;
  readonly deliveryTerms: string;
  /** % */
  readonly vat: number;
  /** Setting of the company; the default is true. */
  readonly labourIsVariable?: boolean;
}

export interface PositionDefaults {
  /** % on price. */
  readonly margin: number;
  /** % */
  readonly overheads: number;
  /** Costs that every new quote contains. */
  readonly costs: readonly CostDraft[];
  /** Rules of every new position; the default is none. */
  readonly rules?: readonly RuleDraft[];
}

/** An empty quote of a day (`YYYY-MM-DD`). */
export const newQuote = (date: string, defaults: QuoteDefaults): QuoteDocument => ({
  customer: { guid: null, name: '', contact: '', email: '', address: '', vatNumber: '' },
  title: '',
  reference: '',
  date,
  validityDays: defaults.validityDays,
  paymentTerms: defaults.paymentTerms,
  deliveryTerms: defaults.deliveryTerms,
  language: 'it',
  tags: [],
  customerNotes: '',
  internalNotes: '',
  exclusions: '',
  discounts: [],
  minimumOrder: null,
  vat: defaults.vat,
  positions: [],
  orderCosts: [],
  rates: { ...noRates, labourIsVariable: defaults.labourIsVariable ?? noRates.labourIsVariable },
});

export const newPosition = (id: string, defaults: PositionDefaults): PositionDraft => ({
  id,
  code: '',
  description: '',
  drawing: '',
  drawingRevision: '',
  notes: '',
  quantities: [],
  chosenQuantity: null,
  optional: false,
  part: { surfaceDm2: null, volumeDm3: null, length: null, diameter: null, holes: null },
  stock: null,
  phases: [],
  costs: defaults.costs,
  scrap: typedValue(0),
  risksScrap: false,
  overheads: { rate: typedValue(defaults.overheads), exclude: USUAL_OVERHEAD_EXCLUSIONS },
  price: {
    target: { kind: 'margin', rate: defaults.margin, on: 'list' },
    typedAt: [],
    discounts: [],
    expedite: null,
    minimumLine: null,
    rounding: { step: 0.01, rule: 'half-up' },
    belowFloorReason: '',
  },
  rules: defaults.rules ?? [],
});

/** A quote takes a number only once it has content. The customer alone is not content. */
export const hasContent = ({
  title,
  positions,
}: {
  readonly title: string;
  readonly positions: readonly unknown[];
}): boolean => title.trim() !== '' || positions.length > 0;
