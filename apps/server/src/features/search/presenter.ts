import type { RouteResult, search } from '@truciolo/contract';
import type { ListedQuote } from '../quotes/index.ts';
import type { FoundRow } from './repository.ts';

export type Hit = RouteResult<typeof search.find>[number];

export const presentRow = (
  kind: Hit['kind'],
  { searchKey: _key, ...row }: FoundRow,
  isGuess: boolean,
): Hit => ({ kind, ...row, state: null, isGuess });

/** Without an amount, so that users without price access find the quote too. */
export const presentQuote = (quote: ListedQuote, isGuess: boolean): Hit => {
  const { guid, number, customerName, title, firstPart, state } = quote;
  return {
    kind: 'quote',
    guid,
    code: number,
    name: customerName,
    detail: title || firstPart,
    state,
    isGuess,
  };
};
