import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import { TablePlaceholder } from '../placeholders/placeholders.tsx';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The failed load as a sentence: "Gli utenti non si sono caricati". */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
  /** Rows of the placeholder. */
  readonly rows?: number;
}

/** Loading, failed with a retry button, or the data. Loaded data stay visible during a reload. */
export function QueryState<Data>({ query, failed, children, rows = 5 }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <TablePlaceholder rows={rows} />;
  return (
    <Panel>
      <ErrorState title={failed} error={query.error} retry={() => void query.refetch()} />
    </Panel>
  );
}
