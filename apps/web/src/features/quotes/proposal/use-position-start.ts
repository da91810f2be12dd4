import { useQuery } from '@tanstack/react-query';
import { newQuote, type QuoteDocument } from '@truciolo/quote';
import { useMemo } from 'react';
import { companyQuery } from '../../../entities/companies/company-query.ts';
import { activeRulesQuery } from '../../../entities/rules/rules-query.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { PositionStart } from '../editor/new-position/position-start.ts';
import { ratesNowQuery } from '../editor/new-position/start-queries.ts';
import { costsQuery } from '../editor/sections/rates/registry-queries.ts';

/** Data for a new position, and an empty quote for it; null while the registries load. */
export function usePositionStart(): {
  readonly start: PositionStart;
  readonly document: QuoteDocument;
} | null {
  const { companyGuid } = useSessionUser();
  const company = useQuery(companyQuery(companyGuid)).data;
  const costs = useQuery(costsQuery).data;
  const ratesNow = useQuery(ratesNowQuery).data;
  const rules = useQuery(activeRulesQuery).data;
  return useMemo(() => {
    if (!company || !costs || !ratesNow || !rules) return null;
    const { validityDays, paymentTerms, deliveryTerms, defaultVat: vat, labourIsVariable } = company;
    const defaults = { validityDays, paymentTerms, deliveryTerms, vat, labourIsVariable };
    return {
      start: { company, costs, customer: null, ratesNow, rules },
      document: newQuote(romeDay(new Date()), defaults),
    };
  }, [company, costs, ratesNow, rules]);
}
