import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import { TablePlaceholder } from '../placeholders/placeholders.tsx';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What could not be loaded: "Gli utenti non si sono caricati". */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
  /** Rows of the placeholder. */
  readonly rows?: number;
}

/** Waiting, failed with a way to try again, or the data. Data once read stay on screen while they are read again. */
export function QueryState<Data>({ query, failed, children, rows = 5 }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <TablePlaceholder rows={rows} />;
  return (
    <Panel>
      <ErrorState title={failed} error={query.error} retry={() => void query.refetch()} />
    </Panel>
  );
}
