import { useQuery } from '@tanstack/react-query';
import { ApiError, quotes } from '@truciolo/contract';
import { newQuote, type QuoteDocument } from '@truciolo/quote';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { PageBody } from '../../../../components/page-head/page-head.tsx';
import { PagePlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { companyQuery } from '../../../../entities/companies/company-query.ts';
import { activeRulesQuery } from '../../../../entities/rules/rules-query.ts';
import { api } from '../../../../lib/api/client.ts';
import { romeDay } from '../../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import { costsQuery } from '../../rates/registry-queries.ts';
import type { HeadSlots } from '../head/head-slots.ts';
import { QuoteEditor } from './quote-editor.tsx';

const BASE = '/quote-tools';

/** `/quote-tools` is a new quote, `/quote-tools/:guid` one that exists. */
export function QuoteToolsPage(slots: HeadSlots) {
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
