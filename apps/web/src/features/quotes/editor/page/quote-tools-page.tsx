import { useQuery } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { newQuote, type QuoteDocument } from '@truciolo/quote';
import { useState } from 'react';
import { PagePlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { companyQuery } from '../../../../entities/companies/company-query.ts';
import { activeRulesQuery } from '../../../../entities/rules/rules-query.ts';
import { api } from '../../../../lib/api/client.ts';
import { romeDay } from '../../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import { costsQuery } from '../../rates/registry-queries.ts';
import type { HeadSlots } from '../head/head-slots.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { useQuoteVisit } from './use-quote-visit.ts';

/** `/quote-tools` is a new quote, `/quote-tools/:guid` one that exists. */
export function QuoteToolsPage(slots: HeadSlots) {
  const { guid, visit, onCreated } = useQuoteVisit();
  return <Visit key={visit} guid={guid} slots={slots} onCreated={onCreated} />;
}

interface VisitProps {
  readonly guid: string;
  readonly slots: HeadSlots;
  readonly onCreated: (guid: string) => void;
}

function Visit({ guid: address, slots, onCreated }: VisitProps) {
  const [guid] = useState(address);
  const { companyGuid } = useSessionUser();
  const company = useQuery(companyQuery(companyGuid));
  const costs = useQuery(costsQuery);
  const rules = useQuery(activeRulesQuery);
  const quote = useQuery({
    queryKey: ['quotes', guid],
    queryFn: ({ signal }) => api(quotes.get, { params: { guid } }, { signal }),
    enabled: guid !== '',
    // From here on the editor itself keeps up with the server.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failed = [company, costs, rules, quote].find(({ isError }) => isError);
  if (failed) return <QuoteFailed error={failed.error} retry={() => void failed.refetch()} />;
  if (!company.data || !costs.data || !rules.data || (guid !== '' && (!quote.data || quote.isFetching)))
    return <PagePlaceholder />;
  const parts = { company: company.data, costs: costs.data, rules: rules.data, slots, onCreated };
  if (!quote.data) {
    const { validityDays, paymentTerms, deliveryTerms, defaultVat: vat, labourIsVariable } = company.data;
    const document = newQuote(romeDay(new Date()), {
      validityDays,
      paymentTerms,
      deliveryTerms,
      vat,
      labourIsVariable,
    });
    return <QuoteEditor document={document} head={null} {...parts} />;
  }
  const { document, ...head } = quote.data;
  return <QuoteEditor document={document as QuoteDocument} head={head} {...parts} />;
}
