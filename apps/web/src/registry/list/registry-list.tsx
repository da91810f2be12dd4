import { Button } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { type RefObject, useMemo, useState } from 'react';
import { TablePlaceholder } from '../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { formatNumber } from '../../lib/format/numbers.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import type { ListState, RegistryRow } from '../calls/registry-calls.ts';
import { tagsQuery } from '../calls/registry-queries.ts';
import type {
  RegistryColumn,
  RegistryDefinition,
  RegistryFilter,
} from '../definition/registry-definition.ts';
import { useRegistryTools } from '../definition/registry-tools.ts';
import { agreed, newWord } from '../definition/registry-words.ts';
import { allowedColumns } from '../definition/visible-parts.ts';
import { filterValues } from '../list-state/list-address.ts';
import { type ListSettings, useListSettings } from '../list-state/use-list-settings.ts';
import type { WindowedRows } from '../list-state/use-windowed-rows.ts';
import { useArchive } from '../record/use-archive.tsx';
import { CHECK_WIDTH, RegistryTable } from '../table/registry-table.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import classes from './registry-list.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { TagMenu } from './tag-menu.tsx';

interface RegistryListProps<Row extends RegistryRow> {
  readonly definition: RegistryDefinition<Row>;
  readonly rows: WindowedRows<Row>;
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  readonly openGuid: string | null;
  readonly onOpen: (word: string) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly note: string;
}

/** "Seleziona tutto" fetches every guid: beyond this a filter is the better way. */
const SELECT_ALL_LIMIT = 5000;
const SELECT_WINDOW = 500;

/** The chosen columns; where there is no room for all, the last ones give way before the essential ones. */
function visibleColumns<Row>(
  columns: readonly RegistryColumn<Row>[],
  settings: ListSettings,
  room: number,
): Readonly<Record<string, boolean>> {
  const chosen = columns.filter(({ key, optional = false }) => settings.columns[key] ?? !optional);
  let excess = chosen.reduce((sum, { width }) => sum + width, CHECK_WIDTH) - room;
  const dropped = new Set<string>();
  for (const { key, width, essential = false } of chosen.toReversed()) {
    if (excess <= 0 || essential) continue;
    dropped.add(key);
    excess -= width;
  }
  return Object.fromEntries(
    columns.map((column) => [column.key, chosen.includes(column) && !dropped.has(column.key)]),
  );
}

export function RegistryList<Row extends RegistryRow>(props: RegistryListProps<Row>) {
  const { definition, rows, state, onState, openGuid, onOpen, searchField, note } = props;
  const { calls, filters, texts } = definition;
  const { hideCosts } = useSessionUser();
  const columns = useMemo(() => allowedColumns(definition, hideCosts), [definition, hideCosts]);
  const tags = useQuery({ ...tagsQuery(calls), enabled: rows.total !== null });
  const [settings, setSettings] = useListSettings(calls.key);
  const [selection, setSelection] = useState<RowSelectionState>({});
  const { archive, isBusy } = useArchive(definition);
  const { Selection: SelectionTools } = useRegistryTools();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const { ref, width } = useElementSize<HTMLElement>();
  // Beside an open panel the list shows what fits; alone it scrolls sideways.
  const room = (openGuid !== null || isPhone) && width > 0 ? width : Number.POSITIVE_INFINITY;
  const visible = useMemo(() => visibleColumns(columns, settings, room), [columns, settings, room]);
  const chosen = Object.keys(selection);
  const total = rows.total ?? 0;

  const selectAll = async () => {
    const guids: string[] = [];
    for (let offset = 0; offset < total; offset += SELECT_WINDOW) {
      const { rows: some } = await calls.list(state, { offset, limit: SELECT_WINDOW });
      guids.push(...some.map(({ guid }) => guid));
    }
    setSelection(Object.fromEntries(guids.map((guid) => [guid, true as const])));
  };
  const archiveChosen = async (archived: boolean) => {
    if (await archive(chosen, archived)) setSelection({});
  };

  return (
    <section
      ref={ref}
      className={classes.list}
      aria-label={texts.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && chosen.length > 0 && !event.defaultPrevented) setSelection({});
      }}
    >
      <ListToolbar
        search={state.q}
        onSearch={(q) => onState({ q })}
        placeholder={texts.search}
        field={searchField}
        filters={
          <FilterChips
            filters={[...filters, ...tagFilter(tags.data ?? [], state.filter)]}
            filter={state.filter}
            onFilter={(filter) => onState({ filter })}
          />
        }
        end={
          <>
            <span className="small dim" role="status">
              {note}
            </span>
            {isPhone ? null : (
              <ColumnMenu columns={columns} visible={visible} settings={settings} onSettings={setSettings} />
            )}
          </>
        }
      />
      <ListBody
        {...props}
        columns={columns}
        settings={settings}
        visible={visible}
        selection={selection}
        onSelection={setSelection}
        openGuid={openGuid}
        onOpen={onOpen}
      />
      {chosen.length > 0 ? (
        <SelectionBar
          text={`${formatNumber(chosen.length)} ${agreed('selezionat', chosen.length, texts)}`}
          selectable={chosen.length < total && total <= SELECT_ALL_LIMIT ? total : null}
          onAll={() => void selectAll()}
          tags={
            <>
              <TagMenu
                definition={definition}
                guids={chosen}
                known={tags.data ?? []}
                onDone={() => setSelection({})}
              />
              {SelectionTools ? <SelectionTools registry={calls.key} state={state} guids={chosen} /> : null}
            </>
          }
          onArchive={isBusy ? null : (archived) => void archiveChosen(archived)}
          archived={state.archived}
          onClear={() => setSelection({})}
        />
      ) : null}
    </section>
  );
}

/** Offered once there are tags, or while the address asks for one. */
function tagFilter(known: readonly string[], filter: readonly string[]): readonly RegistryFilter[] {
  const names = [...new Set([...known, ...filterValues(filter, 'tags')])];
  const options = names.map((name) => ({ value: name, label: name }));
  return options.length === 0 ? [] : [{ field: 'tags', label: 'Etichetta', options }];
}

interface ListBodyProps<Row extends RegistryRow> extends RegistryListProps<Row> {
  readonly columns: readonly RegistryColumn<Row>[];
  readonly settings: ListSettings;
  readonly visible: Readonly<Record<string, boolean>>;
  readonly selection: RowSelectionState;
  readonly onSelection: (next: RowSelectionState) => void;
}

function ListBody<Row extends RegistryRow>(props: ListBodyProps<Row>) {
  const { definition, rows, state, onState, onOpen, openGuid } = props;
  const { texts, head } = definition;
  if (rows.total === null) {
    return rows.error ? (
      <ErrorState title="La lista non si è aperta" error={rows.error} retry={rows.retry} />
    ) : (
      <TablePlaceholder rows={8} />
    );
  }
  if (rows.total === 0) {
    const isPlain = state.q === '' && state.filter.length === 0 && state.archived === 'no';
    return isPlain ? (
      <EmptyState
        text={texts.empty}
        action={<Button onClick={() => onOpen(newWord(texts))}>{texts.create}</Button>}
      />
    ) : (
      <EmptyState
        text={`Nessuna ${texts.one} con questa ricerca.`.replace(
          'Nessuna',
          texts.feminine ? 'Nessuna' : 'Nessun',
        )}
        action={
          <Button onClick={() => onState({ q: '', filter: [], archived: 'no' })}>
            Togli ricerca e filtri
          </Button>
        }
      />
    );
  }
  return (
    <RegistryTable
      label={texts.title}
      rows={rows}
      columns={props.columns}
      visible={props.visible}
      compact={props.settings.compact}
      sort={state.sort}
      onSort={(sort) => onState({ sort })}
      selection={props.selection}
      onSelection={props.onSelection}
      openGuid={openGuid}
      onOpen={({ guid }) => onOpen(guid)}
      nameOf={(row) => head(row).name}
    />
  );
}
