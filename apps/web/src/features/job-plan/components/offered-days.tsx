import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@truciolo/contract';
import { offeredDays, type QuoteDocument } from '@truciolo/quote';
import { useDeferredValue, useMemo } from 'react';
import { planNowQuery } from '../api/plan-calls.ts';
import { createPositionDays } from '../position-days.ts';
import { sentDaysAt } from '../sent-days.ts';

const daysOf = createPositionDays();

interface OfferedDaysProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  /** Days of the sent offer, whatever the plan says today; null in a draft. */
  readonly sent: Quote['offeredDays'];
}

const HINTS = { typed: 'Giorni scritti a mano', plan: 'Dal piano di oggi' };
const SENT_HINTS = { typed: HINTS.typed, plan: 'Dal piano del giorno dell’invio' };

/** Working days of one quantity by the rule of PDF and buyer's page, with their origin as a hint. */
export function OfferedDays({ sent, ...asked }: OfferedDaysProps) {
  if (!sent) return <PlannedDays {...asked} />;
  const said = sentDaysAt(sent, asked);
  if (!said) return <span title="L’offerta inviata non dice giorni">—</span>;
  return <span title={said.from ? SENT_HINTS[said.from] : undefined}>{said.days}</span>;
}

function PlannedDays({ document, positionId, quantity }: Omit<OfferedDaysProps, 'sent'>) {
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
