import type { CostCategory } from '@truciolo/pricing';
import type { PhaseDraft } from './phase-draft.ts';
import type { CostDraft, PriceDraft } from './price-draft.ts';
import type { StockDraft } from './stock-draft.ts';
import type { Value } from './value.ts';

// The quote as one JSON document: what people type, with the rates it was priced with. It may be unfinished at every
// point. Numbers are plain: amounts in euro with at most four decimals, percentages as 20 = 20 %, times in minutes,
// lengths in mm, weights in kg. The position is the position file of `@truciolo/pricing` with room for empty fields.

export interface MachineRateDraft {
  readonly name: string;
  /** €/h; null = not known. */
  readonly setupRate: Value;
  readonly runRate: Value;
  readonly variableShare: number | null;
}

export interface LabourRateDraft {
  readonly name: string;
  readonly rate: Value;
}

export interface MaterialRateDraft {
  readonly name: string;
  readonly isoGroup: string;
  /** kg/dm³ */
  readonly density: number;
  /** €/kg; origin `proposed` while nobody confirmed it. */
  readonly price: Value;
  readonly chipPrice: number | null;
}

export interface FormulaDraft {
  readonly name: string;
  readonly version: number;
  readonly text: string;
}

/** The rates a quote is priced with: a copy, so that a change of the registries does not move a price by itself. */
export interface RatesDraft {
  readonly machines: Readonly<Record<string, MachineRateDraft>>;
  readonly labour: Readonly<Record<string, LabourRateDraft>>;
  readonly materials: Readonly<Record<string, MaterialRateDraft>>;
  readonly formulas: Readonly<Record<string, FormulaDraft>>;
  readonly labourIsVariable: boolean;
  readonly hoursPerDay: number;
}

export interface RuleDraft {
  readonly id: string;
  readonly label: string;
  /** Condition and effects as in the position file. */
  readonly when: unknown;
  readonly effects: readonly unknown[];
}

export interface PositionDraft {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly drawing: string;
  readonly drawingRevision: string;
  /** Printed below the position. */
  readonly notes: string;
  readonly quantities: readonly number[];
  /** The quantity that counts in the sum; null = the first. */
  readonly chosenQuantity: number | null;
  /** Shown to the customer but left out of the sum. */
  readonly optional: boolean;
  readonly part: {
    readonly surfaceDm2: number | null;
    readonly volumeDm3: number | null;
    readonly length: number | null;
    readonly diameter: number | null;
    readonly holes: number | null;
  };
  /** Null: not said yet, and the price says so. */
  readonly stock: StockDraft | null;
  readonly phases: readonly PhaseDraft[];
  readonly costs: readonly CostDraft[];
  readonly scrap: Value;
  readonly overheads: { readonly rate: Value; readonly exclude: readonly CostCategory[] };
  readonly price: PriceDraft;
  readonly rules: readonly RuleDraft[];
}

/** The customer as the document will print it; the registry may change later. */
export interface QuoteCustomer {
  readonly guid: string | null;
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  readonly address: string;
  readonly vatNumber: string;
}

export interface QuoteDocument {
  readonly customer: QuoteCustomer;
  readonly title: string;
  /** The customer's own number of the request. */
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly validityDays: number;
  readonly paymentTerms: string;
  readonly deliveryTerms: string;
  readonly language: 'it' | 'en';
  readonly tags: readonly string[];
  readonly customerNotes: string;
  readonly internalNotes: string;
  readonly exclusions: string;
  /** %, in cascade, on the sum of the positions. */
  readonly discounts: readonly number[];
  readonly minimumOrder: number | null;
  /** A rate in %, or a natura code such as "N3.1". */
  readonly vat: number | string;
  readonly positions: readonly PositionDraft[];
  readonly rates: RatesDraft;
}
