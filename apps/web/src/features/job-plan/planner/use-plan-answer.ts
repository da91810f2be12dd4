import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@truciolo/jobs';
import type { QuoteDocument } from '@truciolo/quote';
import { useDeferredValue, useMemo } from 'react';
import { planNowQuery } from '../api/plan-calls.ts';
import { askPosition } from './ask-position.ts';

/** The answer of today's plan for a position at a quantity, which may lag behind fast typing. */
export function usePlanAnswer(document: QuoteDocument, positionId: string, quantity: number) {
  const input = useQuery(planNowQuery);
  const later = useDeferredValue(document);
  const answer = useMemo<Answer | null>(
    () => (input.data ? askPosition(input.data, later, positionId, quantity) : null),
    [input.data, later, positionId, quantity],
  );
  return { input, answer, promise: answer?.kind === 'date' ? answer.promise : null };
}
