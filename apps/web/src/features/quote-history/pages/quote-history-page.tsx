import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { capabilities } from '@truciolo/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { useGlobalKeys } from '../../../components/use-global-keys.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { pages } from '../../../lib/pages.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { windowQuery } from '../../../registry/calls/registry-queries.ts';
import type { RegistryView } from '../../../registry/definition/registry-definition.ts';
import { useRegistryTools } from '../../../registry/definition/registry-tools.ts';
import listClasses from '../../../registry/list/registry-list.module.css';
import { SavedViewTabs } from '../../../registry/list/saved-view-tabs.tsx';
import { ViewTabs } from '../../../registry/list/view-tabs.tsx';
import { useListState } from '../../../registry/list-state/use-list-state.ts';
import { useWindowedRows } from '../../../registry/list-state/use-windowed-rows.ts';
import { quoteList } from '../api/quote-list.ts';
import { type OrderSlot, QuoteList } from '../components/quote-list.tsx';
import { StatisticsStrip } from '../components/statistics-strip.tsx';

const views: readonly RegistryView[] = [
  { label: 'Tutti', filter: [], archived: 'no' },
  { label: 'Bozze', filter: ['state:draft'], archived: 'no' },
  { label: 'Inviati', filter: ['state:sent'], archived: 'no' },
  { label: 'Accettati', filter: ['state:accepted'], archived: 'no' },
  { label: 'Persi', filter: ['state:expired', 'state:refused'], archived: 'no' },
  { label: 'Archivio', filter: [], archived: 'yes' },
];

const counted = (total: number, isCapped: boolean): string =>
  isCapped
    ? `più di ${countOf(total, 'preventivo', 'preventivi')}`
    : countOf(total, 'preventivo', 'preventivi');

/** Storico Preventivi: every quote of the company, searched as people type. */
export function QuoteHistoryPage({ order }: { readonly order?: OrderSlot }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [state, change] = useListState();
  const rows = useWindowedRows(quoteList, state);
  const first = useQuery(windowQuery(quoteList, state, 0)).data;
  const searchField = useRef<HTMLInputElement>(null);
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const { Page: Sheets } = useRegistryTools();

  // A quote may have changed in the editor a moment ago.
  useEffect(() => {
    void cache.invalidateQueries({ queryKey: [quoteList.key, 'rows'] });
  }, [cache]);
  const keys = useMemo(
    () => ({ '/': () => searchField.current?.focus(), n: () => void navigate(pages.quoteTools) }),
    [navigate],
  );
  useGlobalKeys(keys, true);

  return (
    <div className={listClasses.page}>
      <PageHead
        title="Storico Preventivi"
        note={first ? counted(first.total, first.isTotalCapped) : undefined}
        tools={Sheets ? <Sheets registry={quoteList.key} state={state} /> : null}
        action={
          mayWrite ? (
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} stroke={1.8} />}
              onClick={() => void navigate(pages.quoteTools)}
            >
              Nuovo preventivo
            </Button>
          ) : null
        }
        strip={
          <>
            <ViewTabs
              calls={quoteList}
              views={views}
              state={state}
              onView={({ filter, archived }) => change({ filter, archived })}
            />
            <SavedViewTabs list={quoteList.key} state={state} onState={change} />
          </>
        }
      />
      <StatisticsStrip state={state} />
      <div className={listClasses.body}>
        <QuoteList
          rows={rows}
          state={state}
          onState={change}
          searchField={searchField}
          isGuess={first?.isGuess ?? false}
          isTotalCapped={first?.isTotalCapped ?? true}
          mayWrite={mayWrite}
          order={order}
        />
      </div>
    </div>
  );
}
