import type { CreditableReturn } from '@truciolo/contract';
import { groupBy } from '../../lib/group-by.ts';

/** The returns of one customer that one credit note covers. */
export interface CreditGroup {
  readonly key: string;
  readonly name: string;
  readonly returns: readonly CreditableReturn[];
  /** Of those with a price. */
  readonly amount: number;
}

/** Returns by customer; a credit note is of one customer. */
export function creditGroups(returns: readonly CreditableReturn[]): CreditGroup[] {
  const groups = groupBy(returns, ({ customerGuid, customerName }) => customerGuid ?? customerName);
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: own[0]?.customerName ?? '',
      returns: own,
      amount: own.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'it'));
}
