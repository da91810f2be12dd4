import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

const BASE = '/quote-tools';

/**
 * Which quote the address names, '' for a new one. `visit` changes with another quote; the first save gives an open
 * one its address, and that is the same visit.
 */
export function useQuoteVisit() {
  const address = useParams()['*'] ?? '';
  const navigate = useNavigate();
  const [visit, setVisit] = useState({ address, key: 0, created: null as string | null });
  if (address !== visit.address) {
    const isSame = address === visit.created;
    setVisit({ address, key: isSame ? visit.key : visit.key + 1, created: isSame ? visit.created : null });
  }
  const onCreated = (guid: string) => {
    setVisit((before) => ({ ...before, created: guid }));
    void navigate(`${BASE}/${guid}`, { replace: true });
  };
  return { guid: address, visit: visit.key, onCreated };
}
