import { agree, countOf } from '@truciolo/italian';
import { addWorkingDays, dayNumber, dayText } from '@truciolo/planning';

interface Orderable {
  readonly positionId: string;
  readonly quantities: readonly { readonly quantity: number }[];
  readonly chosenQuantity: number | null;
  /** Working days that the sent offer says. */
  readonly leadDays: number | null;
  readonly daysFrom: 'typed' | 'plan' | null;
  readonly ordered: number;
}

export interface LineChoice {
  readonly positionId: string;
  readonly taken: boolean;
  readonly quantity: number | null;
  readonly due: string;
}

/** Whether the buyer took a position of which nothing was ordered yet. */
export const isToOrder = ({
  quantities,
  chosenQuantity,
  ordered,
}: Pick<Orderable, 'quantities' | 'chosenQuantity' | 'ordered'>): boolean =>
  chosenQuantity !== null && quantities.length > 0 && ordered === 0;

/** The buyer's choice, due on the day that the quoted lead time gives. */
export function firstChoice(position: Orderable, today: string): LineChoice {
  const { positionId, quantities, chosenQuantity, leadDays } = position;
  return {
    positionId,
    taken: isToOrder(position),
    quantity: chosenQuantity ?? quantities[0]?.quantity ?? null,
    due: leadDays === null ? '' : dayText(addWorkingDays(dayNumber(today) ?? 0, Math.ceil(leadDays))),
  };
}

/** "L’offerta dice 8 gg, dal piano del giorno dell’invio" */
export function daysText({ leadDays, daysFrom }: Pick<Orderable, 'leadDays' | 'daysFrom'>): string {
  if (leadDays === null) return 'L’offerta non dice giorni.';
  const origin = {
    typed: `, ${agree(leadDays, 'scritto', 'scritti')} a mano`,
    plan: ', dal piano del giorno dell’invio',
  };
  return `L’offerta dice ${countOf(leadDays, 'giorno lavorativo', 'giorni lavorativi')}${daysFrom ? origin[daysFrom] : ''}.`;
}

export const chosenLines = (choices: readonly LineChoice[]) =>
  choices.flatMap(({ positionId, taken, quantity, due }) =>
    taken && quantity !== null && quantity >= 1 ? [{ positionId, quantity, due: due || null }] : [],
  );
