import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { capabilities } from '@truciolo/contract';
import { useMemo, useRef, useState } from 'react';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { useGlobalKeys } from '../../../components/use-global-keys.ts';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { jobCountsQuery } from '../../../entities/jobs/job-queries.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { RegistryTexts, RegistryView } from '../../../registry/definition/registry-definition.ts';
import { ListFrame } from '../../../registry/list/list-frame.tsx';
import listClasses from '../../../registry/list/registry-list.module.css';
import { ViewTabs } from '../../../registry/list/view-tabs.tsx';
import { useListState } from '../../../registry/list-state/use-list-state.ts';
import { useWindowedRows } from '../../../registry/list-state/use-windowed-rows.ts';
import { jobList } from '../api/job-calls.ts';
import { FirstJob } from '../components/first-job.tsx';
import { JobFilters } from '../components/job-filters.tsx';
import { NewJobDialog } from '../components/new-job-dialog.tsx';
import { jobColumns } from '../job-columns.tsx';

const open = ['to-plan', 'planned', 'running', 'suspended'].map((state) => `state:${state}`);
const views: readonly RegistryView[] = [
  { label: 'Aperte', filter: open, archived: 'no' },
  { label: 'Da pianificare', filter: ['state:to-plan'], archived: 'no' },
  { label: 'In lavorazione', filter: ['state:running'], archived: 'no' },
  { label: 'In ritardo', filter: ['late:yes'], archived: 'no' },
  { label: 'Da consegnare', filter: ['state:finished'], archived: 'no' },
  { label: 'Tutte', filter: [], archived: 'no' },
];

const texts: RegistryTexts = {
  title: 'Commesse',
  one: 'commessa',
  many: 'commesse',
  feminine: true,
  create: 'Nuova commessa',
  search: 'Cerca numero, cliente, pezzo, ordine',
  empty:
    'Un preventivo accettato diventa una commessa con un clic: apri il preventivo e premi «Crea commessa». Senza preventivo: «Nuova commessa».',
};

/** Commesse: the open jobs, earliest due day first; the others are one view away. */
export function JobsListPage() {
  const openMade = useOpenMade();
  const [state, change] = useListState(open);
  const rows = useWindowedRows(jobList, state);
  const { data: counts, isPending: isCounting } = useQuery(jobCountsQuery);
  const isNew = counts !== undefined && Object.values(counts.states).every((count) => count === 0);
  const searchField = useRef<HTMLInputElement>(null);
  const { role, capabilities: owned } = useSessionUser();
  const mayWrite = hasCapability(owned, [capabilities.insertion]);
  const [isCreating, setCreating] = useState(false);
  const columns = useMemo(
    () => (role === 'reparto' ? jobColumns.filter(({ key }) => key !== 'total') : jobColumns),
    [role],
  );
  const keys = useMemo(() => ({ '/': () => searchField.current?.focus() }), []);
  useGlobalKeys(keys, true);
  return (
    <div className={listClasses.page}>
      <PageHead
        title="Commesse"
        note={counts && counts.late > 0 ? countOf(counts.late, 'in ritardo', 'in ritardo') : undefined}
        tools={
          <>
            <JobViews />
            {mayWrite ? (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.6} />}
                onClick={() => setCreating(true)}
              >
                Nuova commessa
              </Button>
            ) : null}
          </>
        }
        strip={
          <ViewTabs
            calls={jobList}
            views={views}
            state={state}
            onView={({ filter, archived }) => change({ filter, archived })}
          />
        }
      />
      <div className={listClasses.body}>
        {isNew ? (
          <FirstJob text={texts.empty} />
        ) : isCounting && rows.total === 0 ? (
          <TablePlaceholder rows={8} />
        ) : (
          <ListFrame
            calls={jobList}
            texts={texts}
            columns={columns}
            rows={rows}
            state={state}
            onState={change}
            searchField={searchField}
            filters={<JobFilters filter={state.filter} onFilter={(filter) => change({ filter })} />}
            note={rows.total === null || state.q === '' ? '' : `${formatNumber(rows.total)} trovate`}
            tags={[]}
            openGuid={null}
            onOpen={(guid) => openMade(`${JOBS_PATH}/${guid}`)}
            nameOf={(row) => row.number}
            start={null}
            mayChange={false}
          />
        )}
      </div>
      {isCreating ? <NewJobDialog onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
