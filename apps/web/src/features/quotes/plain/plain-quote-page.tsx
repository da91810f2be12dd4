import { useQuery } from '@tanstack/react-query';
import { ApiError, type PlainView, plainQuotes } from '@truciolo/contract';
import type { PlainQuote } from '@truciolo/quote';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { PageBody } from '../../../components/page-head/page-head.tsx';
import { PagePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { companyQuery } from '../../../entities/companies/company-query.ts';
import { api } from '../../../lib/api/client.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { PlainEditor } from './plain-editor.tsx';
import type { PlainSlots } from './plain-slots.ts';

const BASE = '/quote-tools';

/** The editor of who sees no costs: `/quote-tools` is a new quote, `/quote-tools/:guid` one that exists. */
export function PlainQuotePage(slots: PlainSlots) {
  const address = useParams()['*'] ?? '';
  const navigate = useNavigate();
  // The first save gives an open quote its address: that is the same visit, not another one.
  const [visit, setVisit] = useState({ address, key: 0, created: null as string | null });
  if (address !== visit.address) {
    const isSame = address === visit.created;
    setVisit({ address, key: isSame ? visit.key : visit.key + 1, created: isSame ? visit.created : null });
  }
  const onCreated = (guid: string) => {
    setVisit((before) => ({ ...before, created: guid }));
    void navigate(`${BASE}/${guid}`, { replace: true });
  };
  return <Visit key={visit.key} guid={address} slots={slots} onCreated={onCreated} />;
}

interface VisitProps {
  readonly guid: string;
  readonly slots: PlainSlots;
  readonly onCreated: (guid: string) => void;
}

function Visit({ guid: address, slots, onCreated }: VisitProps) {
  const [guid] = useState(address);
  const { companyGuid } = useSessionUser();
  const company = useQuery(companyQuery(companyGuid));
  const quote = useQuery({
    queryKey: ['plain-quotes', guid],
    queryFn: ({ signal }) => api(plainQuotes.get, { params: { guid } }, { signal }),
    enabled: guid !== '',
    // From here on the editor itself keeps up with the server.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failed = [company, quote].find(({ isError }) => isError);
  if (failed) {
    const isGone = failed.error instanceof ApiError && failed.error.code === 'NOT_FOUND';
    return (
      <PageBody>
        <ErrorState
          title={isGone ? 'Questo preventivo non c’è' : 'Il preventivo non si è aperto'}
          error={failed.error}
          {...(isGone ? {} : { retry: () => void failed.refetch() })}
          action={<Link to="/quote-history">Vai allo storico</Link>}
        />
      </PageBody>
    );
  }
  if (!company.data || (guid !== '' && (!quote.data || quote.isFetching))) return <PagePlaceholder />;
  const view: PlainView | null = quote.data ?? null;
  const { validityDays, paymentTerms, deliveryTerms } = company.data;
  const empty: PlainQuote = {
    customer: { guid: null, name: '', contact: '', email: '', address: '', vatNumber: '' },
    title: '',
    reference: '',
    validityDays,
    paymentTerms,
    deliveryTerms,
    language: 'it',
    customerNotes: '',
    positions: [],
  };
  const draft = (view?.draft as PlainQuote | undefined) ?? empty;
  return <PlainEditor {...{ draft, view, slots, onCreated }} company={company.data} />;
}
