import { addDays } from '../../lib/format/rome-day.ts';

interface Orderable {
  readonly positionId: string;
  readonly quantities: readonly { readonly quantity: number }[];
  readonly chosenQuantity: number | null;
  /** Working days. */
  readonly leadDays: number | null;
  readonly ordered: number;
}

export interface LineChoice {
  readonly positionId: string;
  readonly taken: boolean;
  readonly quantity: number | null;
  readonly due: string;
}

/** A working day is seven fifths of a calendar day. */
const CALENDAR = 7 / 5;

/** What the buyer took, at the day the quoted lead time leads to. */
export function firstChoice(position: Orderable, today: string): LineChoice {
  const { positionId, quantities, chosenQuantity, leadDays, ordered } = position;
  return {
    positionId,
    taken: chosenQuantity !== null && quantities.length > 0 && ordered === 0,
    quantity: chosenQuantity ?? quantities[0]?.quantity ?? null,
    due: leadDays === null ? '' : addDays(today, Math.ceil(leadDays * CALENDAR)),
  };
}

export const chosenLines = (choices: readonly LineChoice[]) =>
  choices.flatMap(({ positionId, taken, quantity, due }) =>
    taken && quantity !== null && quantity >= 1 ? [{ positionId, quantity, due: due || null }] : [],
  );
