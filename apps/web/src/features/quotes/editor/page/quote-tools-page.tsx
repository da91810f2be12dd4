import { useQuery } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { newQuote } from '@truciolo/quote';
import { useState } from 'react';
import { PagePlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { companyQuery } from '../../../../entities/companies/company-query.ts';
import { customerQuery } from '../../../../entities/customers/customers-query.ts';
import { activeRulesQuery } from '../../../../entities/rules/rules-query.ts';
import { api } from '../../../../lib/api/client.ts';
import { romeDay } from '../../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import type { HeadSlots } from '../head/head-slots.ts';
import { ratesNowQuery } from '../new-position/start-queries.ts';
import { costsQuery } from '../sections/rates/registry-queries.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { useQuoteVisit } from './use-quote-visit.ts';

/** `/quote-tools` is a new quote, `/quote-tools/:guid` one that exists. */
export function QuoteToolsPage(slots: HeadSlots) {
  const { visit, ...address } = useQuoteVisit();
  return <Visit key={visit} {...address} slots={slots} />;
}

interface VisitProps {
  readonly guid: string;
  readonly resumes: string | null;
  readonly slots: HeadSlots;
  readonly onCreated: (guid: string) => void;
}

function Visit({ guid: address, resumes, slots, onCreated }: VisitProps) {
  const [guid] = useState(address);
  const { companyGuid } = useSessionUser();
  const company = useQuery(companyQuery(companyGuid));
  const costs = useQuery(costsQuery);
  const rules = useQuery(activeRulesQuery);
  // A position added before they are here would have no machine.
  const rates = useQuery(ratesNowQuery);
  const quote = useQuery({
    // Not among the lists that acts read again: from here on the editor itself keeps up with the server.
    queryKey: ['open-quote', guid],
    queryFn: ({ signal }) => api(quotes.get, { params: { guid } }, { signal }),
    enabled: guid !== '',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const saved = quote.data?.document;
  // A position added before the customer is loaded would have the company's margin; a customer who is gone from the
  // registry has none.
  const isAsked = useQuery(customerQuery(saved?.customer.guid ?? null)).isLoading;
  const failed = [company, costs, rules, rates, quote].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <QuoteFailed error={failed.error} retry={() => void failed.refetch()} />;
  // Fetched since the page opened, not cached by an earlier visit; later refetches do not unmount the editor.
  const isHere = guid === '' || quote.isFetchedAfterMount;
  if (!company.data || !costs.data || !rules.data || !rates.data || !isHere || isAsked)
    return <PagePlaceholder />;
  const parts = {
    company: company.data,
    costs: costs.data,
    rules: rules.data,
    ratesNow: rates.data,
    slots,
    onCreated,
  };
  if (!quote.data) {
    const { validityDays, paymentTerms, deliveryTerms, defaultVat: vat, labourIsVariable } = company.data;
    const document = newQuote(romeDay(new Date()), {
      validityDays,
      paymentTerms,
      deliveryTerms,
      vat,
      labourIsVariable,
    });
    return <QuoteEditor document={document} head={null} resumes={resumes} {...parts} />;
  }
  const { document, ...head } = quote.data;
  return <QuoteEditor document={document} head={head} {...parts} />;
}
