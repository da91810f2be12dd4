import { queryOptions } from '@tanstack/react-query';
import { type CompanyRule, ruleOfCompany, rules } from '@truciolo/contract';
import type { RuleDraft } from '@truciolo/quote';
import { api } from '../../lib/api/client.ts';

/** A position holds no more. */
const MOST = 100;

const inUse = (rows: readonly CompanyRule[]): readonly RuleDraft[] =>
  rows.map((row) => ruleOfCompany(row.guid, row));

/** The company's rules that every new position takes. */
export const activeRulesQuery = queryOptions({
  queryKey: ['rules', 'active'],
  queryFn: async ({ signal }) =>
    inUse((await api(rules.list, { query: { filter: ['active:true'], limit: MOST } }, { signal })).rows),
});
