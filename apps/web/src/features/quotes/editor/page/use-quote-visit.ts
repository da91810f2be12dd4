import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { pages } from '../../../../lib/pages.ts';

const BASE = pages.quoteTools;
const DRAFT = 'bozza';

export const pathOfQuote = (guid: string): string => `${BASE}/${guid}`;

/** Address that resumes a new quote left unsaved. */
export const pathOfUnsavedQuote = (session: string): string => `${BASE}?${DRAFT}=${session}`;

/**
 * The quote in the address, '' for a new one, and the unsaved one that is resumed. `visit` changes with another quote;
 * the first save gives an open one its address within the same visit.
 */
export function useQuoteVisit() {
  const guid = useParams()['*'] ?? '';
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const resumes = guid === '' ? search.get(DRAFT) : null;
  const address = resumes ? pathOfUnsavedQuote(resumes) : guid;
  const [visit, setVisit] = useState({ address, key: 0, created: null as string | null });
  if (address !== visit.address) {
    const isSame = address === visit.created;
    setVisit({ address, key: isSame ? visit.key : visit.key + 1, created: isSame ? visit.created : null });
  }
  const onCreated = (made: string) => {
    setVisit((before) => ({ ...before, created: made }));
    void navigate(pathOfQuote(made), { replace: true });
  };
  return { guid, resumes, visit: visit.key, onCreated };
}
