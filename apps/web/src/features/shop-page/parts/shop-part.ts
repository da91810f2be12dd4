import type { ShopRequestBody } from '@truciolo/contract';

export type ToleranceClass = NonNullable<ShopRequestBody['parts'][number]['tolerance']>;

/** Values of a part that its drawing gave. */
export interface DrawnFacts {
  readonly title: string;
  readonly material: string;
  /** Offered material that the drawing names; null where the shop does not offer it. */
  readonly materialGuid: string | null;
  readonly treatment: number | null;
  readonly quantity: number | null;
  /** Fits, threads and the general tolerance as they are written. */
  readonly notes: readonly string[];
}

export type DrawingProblem = 'broken' | 'scan' | 'locked';

export interface PartChoice {
  readonly name: string;
  /** Null until it is chosen; empty for a material that the shop does not list. */
  readonly materialGuid: string | null;
  readonly tolerance: ToleranceClass;
  readonly treatment: number | null;
  readonly quantities: readonly number[];
  /** The quantity of the total. */
  readonly chosen: number;
  readonly notes: string;
  /** Threads of groups of holes that the buyer corrected, by index. */
  readonly threads: Readonly<Record<string, string | null>>;
}

export interface ShopPart {
  readonly id: string;
  /** Files with the same key belong together. */
  readonly key: string;
  readonly model: File | null;
  /** Drawings and photos. */
  readonly drawings: readonly File[];
  readonly choice: PartChoice;
  /** Fields that the buyer has set: the drawing no longer changes them. */
  readonly touched: readonly (keyof PartChoice)[];
  readonly drawn: DrawnFacts | null;
  readonly drawingProblem: DrawingProblem | null;
}

export const FIRST_QUANTITY = 10;

/** Every file of a part, the model first. */
export const filesOf = ({ model, drawings }: ShopPart): readonly File[] => [
  ...(model ? [model] : []),
  ...drawings,
];
