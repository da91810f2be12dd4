import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../components/panel/panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { storageQuery } from '../api/storage.ts';

/** Room that the uploaded files take, out of what the plan has. */
export function StoragePanel({ companyGuid }: { readonly companyGuid: string }) {
  const current = useQuery(storageQuery(companyGuid));
  return (
    <Panel title="Spazio per i file">
      <QueryState query={current} failed="Lo spazio usato non si è caricato" rows={1}>
        {({ usedBytes, files, plan, quotaBytes }) => (
          <>
            <p className="muted">
              {formatBytes(usedBytes)} in {countOf(files, 'file', 'file')}
              {quotaBytes === null ? '' : ` su ${formatBytes(quotaBytes)} del piano ${plan}`}.
            </p>
            {quotaBytes === null ? null : (
              <Progress value={(usedBytes / quotaBytes) * 100} aria-label="Spazio usato" mt="xs" />
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
