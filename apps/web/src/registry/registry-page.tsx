import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { OPENED, openedRow } from '../components/opened-row.ts';
import { PageHead } from '../components/page-head/page-head.tsx';
import { useGlobalKeys } from '../components/use-global-keys.ts';
import { formatNumber } from '../lib/format/numbers.ts';
import { useSessionUser } from '../lib/session/session-store.ts';
import type { ListState, RegistryRow } from './calls/registry-calls.ts';
import { countQuery } from './calls/registry-queries.ts';
import type { RegistryDefinition, RegistryTexts } from './definition/registry-definition.ts';
import { useRegistryTools } from './definition/registry-tools.ts';
import { agreed, counted, isNewWord, newWord } from './definition/registry-words.ts';
import classes from './list/registry-list.module.css';
import { RegistryList } from './list/registry-list.tsx';
import { SavedViewTabs } from './list/saved-view-tabs.tsx';
import { ViewTabs } from './list/view-tabs.tsx';
import { useListState } from './list-state/use-list-state.ts';
import { useWindowedRows } from './list-state/use-windowed-rows.ts';
import { mayEditRegistries } from './may-edit-registries.ts';
import { RecordPanel } from './record/record-panel.tsx';

interface RegistryPageProps<Row extends RegistryRow> {
  readonly definition: RegistryDefinition<Row>;
  /** The pages beside it, in the head. */
  readonly links?: ReactNode;
}

const PLAIN: ListState = { q: '', sort: '', filter: [], archived: 'no' };

const found = (count: number, texts: RegistryTexts): string =>
  `${formatNumber(count)} ${agreed('trovat', count, texts)}`;

/** A registry: its list, and beside it the row whose address is open. */
export function RegistryPage<Row extends RegistryRow>({ definition, links }: RegistryPageProps<Row>) {
  const { path, calls, texts, views, hasPage = false } = definition;
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useParams()['*'] ?? '';
  const opened = place === '' ? openedRow(new URLSearchParams(search)) : place;
  const [state, change] = useListState();
  const rows = useWindowedRows(calls, state);
  const { data: all } = useQuery(countQuery(calls, PLAIN));
  const isNarrowed = state.q !== '' || state.filter.length > 0;
  const searchField = useRef<HTMLInputElement>(null);
  const { Page: Tools } = useRegistryTools();
  const mayWrite = mayEditRegistries(useSessionUser().role);

  const open = useCallback(
    (word: string) => {
      const asked = new URLSearchParams(search);
      asked.delete(OPENED);
      if (hasPage && word !== '' && !isNewWord(word)) asked.set(OPENED, word);
      const pathname = word === '' || asked.has(OPENED) ? path : `${path}/${word}`;
      void navigate({ pathname, search: asked.toString() });
    },
    [navigate, path, search, hasPage],
  );
  const keys = useMemo(
    () => ({
      '/': () => searchField.current?.focus(),
      ...(mayWrite ? { n: () => open(newWord(texts)) } : {}),
    }),
    [open, texts, mayWrite],
  );
  useGlobalKeys(keys, true);

  return (
    <div className={classes.page}>
      <PageHead
        title={texts.title}
        note={all === undefined ? undefined : counted(all, texts)}
        tools={
          <>
            {links}
            {Tools && mayWrite ? <Tools registry={calls.key} state={state} /> : null}
          </>
        }
        action={
          mayWrite ? (
            <Button
              variant={opened === '' ? 'filled' : 'default'}
              leftSection={<IconPlus size={16} stroke={1.8} />}
              onClick={() => open(newWord(texts))}
            >
              {texts.create}
            </Button>
          ) : null
        }
        strip={
          <>
            <ViewTabs
              calls={calls}
              views={views}
              state={state}
              onView={({ filter, archived }) => change({ filter, archived })}
            />
            <SavedViewTabs list={calls.key} state={state} onState={change} />
          </>
        }
      />
      <div className={classes.body}>
        <RegistryList
          definition={definition}
          rows={rows}
          state={state}
          onState={change}
          openGuid={opened === '' ? null : opened}
          onOpen={open}
          searchField={searchField}
          note={isNarrowed && rows.total !== null ? found(rows.total, texts) : ''}
        />
        {opened === '' ? null : (
          <RecordPanel key={opened} definition={definition} word={opened} onClose={() => open('')} />
        )}
      </div>
    </div>
  );
}
