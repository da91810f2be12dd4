import { useQuery } from '@tanstack/react-query';
import { ApiError, contact } from '@truciolo/contract';
import { silentApi } from '../../lib/api/client.ts';
import type { DrawnQuestion } from './answer.ts';

interface AskedQuestion {
  /** Null until it has come. */
  readonly drawn: DrawnQuestion | null;
  readonly text: string;
  readonly drawAnother: () => void;
}

/** The arithmetic question on screen, and a way to draw another. Each form has its own. */
export function useQuestion(form: string): AskedQuestion {
  const { data, isError, refetch } = useQuery({
    queryKey: ['contact-question', form],
    queryFn: ({ signal }) => silentApi(contact.question, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const waiting = isError ? 'la domanda non è arrivata' : '…';
  return { drawn: data ?? null, text: data?.text ?? waiting, drawAnother: () => void refetch() };
}

/** It came too late, or twice: there is a new one to answer. */
export const isQuestionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'QUESTION_OVER';
