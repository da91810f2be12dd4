import { useQuery } from '@tanstack/react-query';
import { offeredDays, type QuoteDocument } from '@truciolo/quote';
import { useDeferredValue, useMemo } from 'react';
import { planNowQuery } from '../api/plan-calls.ts';
import { createPositionDays } from '../position-days.ts';

const daysOf = createPositionDays();

interface OfferedDaysProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
}

const HINTS = { typed: 'Giorni scritti a mano', plan: 'Dal piano di oggi' };

/** Working days of one quantity by the rule of PDF and buyer's page, with their origin as a hint. */
export function OfferedDays({ document, positionId, quantity }: OfferedDaysProps) {
  const { data: input } = useQuery(planNowQuery);
  const later = useDeferredValue(document);
  const said = useMemo(() => {
    const position = later.positions.find(({ id }) => id === positionId);
    if (!position) return null;
    return offeredDays(position, quantity, input ? daysOf(input, later, positionId) : {});
  }, [input, later, positionId, quantity]);
  if (!said?.from) return <span title="Il piano non può rispondere: l’offerta non dice giorni">—</span>;
  return <span title={HINTS[said.from]}>{said.days}</span>;
}
