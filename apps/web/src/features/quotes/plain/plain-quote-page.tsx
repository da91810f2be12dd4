import { useQuery } from '@tanstack/react-query';
import { plainQuotes } from '@truciolo/contract';
import type { PlainQuote } from '@truciolo/quote';
import { useState } from 'react';
import { PagePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { companyQuery } from '../../../entities/companies/company-query.ts';
import { api } from '../../../lib/api/client.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { QuoteSlots } from '../editor/head/head-slots.ts';
import { QuoteFailed } from '../editor/page/quote-failed.tsx';
import { useQuoteVisit } from '../editor/page/use-quote-visit.ts';
import { storedPlain } from './plain-calls.ts';
import { PlainEditor } from './plain-editor.tsx';

/** The editor for users without cost access: `/quote-tools` is a new quote, `/quote-tools/:guid` an existing one. */
export function PlainQuotePage(slots: QuoteSlots) {
  const { visit, ...address } = useQuoteVisit();
  return <Visit key={visit} {...address} slots={slots} />;
}

interface VisitProps {
  readonly guid: string;
  readonly resumes: string | null;
  readonly slots: QuoteSlots;
  readonly onCreated: (guid: string) => void;
}

function Visit({ guid: address, resumes, slots, onCreated }: VisitProps) {
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
  const failed = [company, quote].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <QuoteFailed error={failed.error} retry={() => void failed.refetch()} />;
  // Fetched since the page opened, not cached by an earlier visit; later refetches do not unmount the editor.
  if (!company.data || (guid !== '' && !quote.isFetchedAfterMount)) return <PagePlaceholder />;
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
  const { document, head } = quote.data ? storedPlain(quote.data) : { document: empty, head: null };
  return <PlainEditor {...{ document, head, resumes, slots, onCreated }} company={company.data} />;
}
