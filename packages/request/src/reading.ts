import type { Claim } from './claim.ts';
import type { MessageParts } from './message/split-parts.ts';
import type { RequestedDay } from './read/dates.ts';
import type { ReadKind } from './read/kind.ts';
import type { Term } from './read/terms.ts';
import type { Treatment } from './words/treatments.ts';

export type Language = 'it' | 'en' | 'de';

export interface NamedMaterial {
  /** The words of the buyer. */
  readonly name: string;
  /** Material of the library; absent for a family such as "ottone" or an unknown designation. */
  readonly libraryId?: string;
  /** Material of the shop's registry, where one of its names is written. */
  readonly registryId?: string;
}

/** A part that the buyer asks for. Empty lists and nulls say that the request does not tell. */
export interface PositionReading {
  readonly code: Claim<string> | null;
  readonly revision: Claim<string> | null;
  readonly description: Claim<string> | null;
  readonly quantities: readonly Claim<number>[];
  /** Need of a year, which is no lot. */
  readonly yearly: Claim<number> | null;
  readonly materials: readonly Claim<NamedMaterial>[];
  readonly treatments: readonly Claim<Treatment>[];
  readonly date: Claim<RequestedDay> | null;
  /** "Ø40 × 60", "200 × 100 × 20" */
  readonly dimensions: Claim<string> | null;
  /** "Ø25 H7" */
  readonly fits: readonly Claim<string>[];
  readonly notes: readonly Claim<string>[];
}

export interface CustomerReading {
  readonly company: Claim<string> | null;
  readonly contact: Claim<string> | null;
  readonly email: Claim<string> | null;
  /** "IT" and 11 digits, or as written for another country. */
  readonly vat: Claim<string> | null;
  readonly phone: Claim<string> | null;
}

export interface RequestReading {
  readonly kind: Claim<ReadKind>;
  readonly language: Language;
  readonly parts: MessageParts;
  readonly customer: CustomerReading;
  /** The buyer's own number of the request ("RDO 26/0311"). */
  readonly number: Claim<string> | null;
  /** An order names the offer that it confirms and has a number of its own. */
  readonly offer: Claim<string> | null;
  readonly order: Claim<string> | null;
  readonly positions: readonly PositionReading[];
  /** Delivery for all positions that have none of their own, and the day by which an answer is wanted. */
  readonly delivery: Claim<RequestedDay> | null;
  readonly answerBy: Claim<RequestedDay> | null;
  readonly terms: readonly Claim<Term>[];
}
