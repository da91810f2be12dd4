import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../api/plan-calls.ts';
import { DueCheck, type DueCheckProps } from './due-check.tsx';

interface StoredDueCheckProps extends Omit<DueCheckProps, 'document'> {
  readonly quoteGuid: string;
}

/** `DueCheck` for a quote that is not open in the editor: its document is loaded once for all lines. */
export function StoredDueCheck({ quoteGuid, ...line }: StoredDueCheckProps) {
  const quote = useQuery(quoteQuery(quoteGuid));
  return quote.data ? <DueCheck document={quote.data.document} {...line} /> : null;
}
