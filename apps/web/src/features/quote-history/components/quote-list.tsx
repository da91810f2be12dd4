import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { RowSelectionState } from '@tanstack/react-table';
import type { QuoteRow } from '@truciolo/contract';
import { type RefObject, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import type { RegistryColumn, RegistryTexts } from '../../../registry/definition/registry-definition.ts';
import { useRegistryTools } from '../../../registry/definition/registry-tools.ts';
import { ColumnMenu } from '../../../registry/list/column-menu.tsx';
import { ListToolbar } from '../../../registry/list/list-toolbar.tsx';
import listClasses from '../../../registry/list/registry-list.module.css';
import { SelectionBar } from '../../../registry/list/selection-bar.tsx';
import { TagMenu } from '../../../registry/list/tag-menu.tsx';
import { useListSettings } from '../../../registry/list-state/use-list-settings.ts';
import type { WindowedRows } from '../../../registry/list-state/use-windowed-rows.ts';
import { useArchive } from '../../../registry/record/use-archive.tsx';
import { RegistryTable } from '../../../registry/table/registry-table.tsx';
import { duplicate } from '../api/history-queries.ts';
import { quoteList } from '../api/quote-list.ts';
import { quoteColumns } from '../quote-columns.tsx';
import classes from './history.module.css';
import { QuoteFilters } from './quote-filters.tsx';
import { RowActs } from './row-acts.tsx';

interface QuoteListProps {
  readonly rows: WindowedRows<QuoteRow>;
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Nothing has the words as typed: these may have been meant. */
  readonly isGuess: boolean;
  /** There are more than were counted: all of them cannot be chosen at once. */
  readonly isTotalCapped: boolean;
  readonly mayWrite: boolean;
}

const texts: RegistryTexts = {
  title: 'Storico Preventivi',
  one: 'preventivo',
  many: 'preventivi',
  feminine: false,
  create: 'Nuovo preventivo',
  search: 'Cerca numero, cliente, pezzo, note',
  empty:
    'Qui trovi tutti i tuoi preventivi, dal primo in poi, con margine ed esito. Quelli fatti finora con Excel si importano in pochi minuti.',
};
/** What a thumb needs to find a quote, and the least room for it: the amounts stay in sight. */
const onPhone: Readonly<Record<string, number>> = { state: 92, customer: 96, taxable: 104 };
const forPhone = (columns: readonly RegistryColumn<QuoteRow>[]): readonly RegistryColumn<QuoteRow>[] =>
  columns.map((column) => ({ ...column, width: onPhone[column.key] ?? column.width }));
/** As in the registries: beyond this a filter is the better way. */
const SELECT_ALL_LIMIT = 5000;
const SELECT_WINDOW = 500;
const definition = { calls: quoteList, texts };

const listNote = (rows: WindowedRows<QuoteRow>, state: ListState, isGuess: boolean): string => {
  if (rows.total === null || state.q === '') return '';
  return isGuess
    ? 'Nessuna corrispondenza esatta: forse cercavi questi'
    : `${formatNumber(rows.total)} trovati`;
};

/** The list itself: search, filters, columns, chosen rows. */
export function QuoteList(props: QuoteListProps) {
  const { rows, state, onState, searchField, isGuess, isTotalCapped, mayWrite } = props;
  const navigate = useNavigate();
  const { hideCosts } = useSessionUser();
  const [settings, setSettings] = useListSettings('quotes');
  const [selection, setSelection] = useState<RowSelectionState>({});
  const { archive, isBusy } = useArchive(definition);
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const open = (guid: string) => void navigate(`/quote-tools/${guid}`);
  const copy = async (row: QuoteRow) => {
    try {
      const made = await duplicate(row.guid);
      notifyDone(`${made.number} è una copia di ${row.number}.`);
      open(made.guid);
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  const acts: RegistryColumn<QuoteRow> = {
    key: 'acts',
    label: 'Azioni',
    width: 64,
    sortable: false,
    cell: (row) => (
      <RowActs
        row={row}
        onOpen={() => open(row.guid)}
        onDuplicate={() => void copy(row)}
        onArchive={(archived) => void archive([row.guid], archived)}
      />
    ),
  };
  const shown = quoteColumns.filter(({ key }) => !(hideCosts && key === 'netMargin'));
  const wide = mayWrite ? [...shown, acts] : shown;
  const columns = isPhone ? forPhone(wide) : wide;
  const visible = Object.fromEntries(
    columns.map(({ key, optional = false }) => [
      key,
      isPhone ? key in onPhone : (settings.columns[key] ?? !optional),
    ]),
  );
  const chosen = Object.keys(selection);
  const total = rows.total ?? 0;
  const { Selection: SelectionTools } = useRegistryTools();
  const canSelectAll = !isTotalCapped && total <= SELECT_ALL_LIMIT;
  const selectAll = async () => {
    const all: RowSelectionState = {};
    try {
      for (let offset = 0; offset < total; offset += SELECT_WINDOW) {
        const { rows: some } = await quoteList.list(state, { offset, limit: SELECT_WINDOW });
        for (const { guid } of some) all[guid] = true;
      }
      setSelection(all);
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  const tags = useMemo(() => [...new Set(rows.loaded.flatMap((row) => row.tags))].toSorted(), [rows.loaded]);
  return (
    <section
      className={listClasses.list}
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
          <QuoteFilters filter={state.filter} onFilter={(filter) => onState({ filter })} tags={tags} />
        }
        end={
          <>
            <span className="small dim" role="status">
              {listNote(rows, state, isGuess)}
            </span>
            {isPhone ? null : (
              <ColumnMenu columns={shown} visible={visible} settings={settings} onSettings={setSettings} />
            )}
          </>
        }
      />
      <Body
        rows={rows}
        state={state}
        onState={onState}
        mayWrite={mayWrite}
        columns={columns}
        visible={visible}
        compact={settings.compact}
        selection={selection}
        onSelection={setSelection}
        onOpen={open}
      />
      {chosen.length > 0 && mayWrite ? (
        <SelectionBar
          text={`${formatNumber(chosen.length)} ${chosen.length === 1 ? 'selezionato' : 'selezionati'}`}
          selectable={canSelectAll && chosen.length < total ? total : null}
          onAll={() => void selectAll()}
          tags={
            <>
              <TagMenu definition={definition} guids={chosen} known={tags} onDone={() => setSelection({})} />
              {SelectionTools ? (
                <SelectionTools registry={quoteList.key} state={state} guids={chosen} />
              ) : null}
            </>
          }
          onArchive={
            isBusy
              ? null
              : async (archived) => {
                  if (await archive(chosen, archived)) setSelection({});
                }
          }
          archived={state.archived}
          onClear={() => setSelection({})}
        />
      ) : null}
    </section>
  );
}

interface BodyProps extends Pick<QuoteListProps, 'rows' | 'state' | 'onState' | 'mayWrite'> {
  readonly columns: readonly RegistryColumn<QuoteRow>[];
  readonly visible: Readonly<Record<string, boolean>>;
  readonly compact: boolean;
  readonly selection: RowSelectionState;
  readonly onSelection: (next: RowSelectionState) => void;
  readonly onOpen: (guid: string) => void;
}

function Body(props: BodyProps) {
  const { rows, state, onState, mayWrite, onOpen } = props;
  const navigate = useNavigate();
  const { hideCosts } = useSessionUser();
  if (rows.total === null) {
    return rows.error ? (
      <ErrorState title="La lista non si è aperta" error={rows.error} retry={rows.retry} />
    ) : (
      <TablePlaceholder rows={8} />
    );
  }
  if (rows.total === 0) {
    const isPlain = state.q === '' && state.filter.length === 0 && state.archived === 'no';
    if (!isPlain) {
      return (
        <EmptyState
          text="Nessun preventivo con questa ricerca."
          action={
            <Button onClick={() => onState({ q: '', filter: [], archived: 'no' })}>
              Togli ricerca e filtri
            </Button>
          }
        />
      );
    }
    const action = mayWrite ? (
      <div className={classes.starts}>
        <Button onClick={() => void navigate('/quote-tools')}>{texts.create}</Button>
        {hideCosts ? null : (
          <Button onClick={() => void navigate('/quote-history/importa')}>Importa da Excel</Button>
        )}
      </div>
    ) : undefined;
    return <EmptyState text={texts.empty} {...(action && { action })} />;
  }
  return (
    <RegistryTable
      label={texts.title}
      rows={rows}
      columns={props.columns}
      visible={props.visible}
      compact={props.compact}
      sort={state.sort}
      onSort={(sort) => onState({ sort })}
      selection={props.selection}
      onSelection={props.onSelection}
      openGuid={null}
      onOpen={({ guid }) => onOpen(guid)}
      nameOf={(row) => row.number}
    />
  );
}
