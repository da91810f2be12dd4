import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { useGlobalKeys } from '../../../components/use-global-keys.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { jobCountsQuery } from '../../../entities/jobs/job-queries.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { RegistryTexts, RegistryView } from '../../../registry/definition/registry-definition.ts';
import { ListFrame } from '../../../registry/list/list-frame.tsx';
import listClasses from '../../../registry/list/registry-list.module.css';
import { ViewTabs } from '../../../registry/list/view-tabs.tsx';
import { useListState } from '../../../registry/list-state/use-list-state.ts';
import { useWindowedRows } from '../../../registry/list-state/use-windowed-rows.ts';
import { jobList } from '../api/job-calls.ts';
import { JobFilters } from '../components/job-filters.tsx';
import { jobColumns } from '../job-columns.tsx';

const open = ['to-plan', 'planned', 'running', 'suspended'].map((state) => `state:${state}`);
const views: readonly RegistryView[] = [
  { label: 'Tutte', filter: [], archived: 'no' },
  { label: 'Aperte', filter: open, archived: 'no' },
  { label: 'Da pianificare', filter: ['state:to-plan'], archived: 'no' },
  { label: 'In lavorazione', filter: ['state:running'], archived: 'no' },
  { label: 'In ritardo', filter: ['late:yes'], archived: 'no' },
  { label: 'Da consegnare', filter: ['state:finished'], archived: 'no' },
];

const texts: RegistryTexts = {
  title: 'Commesse',
  one: 'commessa',
  many: 'commesse',
  feminine: true,
  create: 'Nuova commessa',
  search: 'Cerca numero, cliente, pezzo, ordine',
  empty:
    'Un preventivo accettato diventa una commessa con un clic: apri il preventivo e premi «Crea commessa». Qui la segui fino alla consegna.',
};

/** Commesse: every job of the company, what is due first on top. */
export function JobsListPage() {
  const navigate = useNavigate();
  const [state, change] = useListState();
  const rows = useWindowedRows(jobList, state);
  const counts = useQuery(jobCountsQuery).data;
  const searchField = useRef<HTMLInputElement>(null);
  const { role } = useSessionUser();
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
        tools={<JobViews />}
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
          onOpen={(guid) => void navigate(`${JOBS_PATH}/${guid}`)}
          nameOf={(row) => row.number}
          start={null}
          mayChange={false}
        />
      </div>
    </div>
  );
}
