import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './failures.ts';

const RETRIES = 2;

/** Only a server that could not be reached is worth asking again; an answer, good or bad, is an answer. */
const mayRetry = (failures: number, error: unknown): boolean => failures < RETRIES && isUnreachable(error);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
