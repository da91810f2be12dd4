import { Button } from '@mantine/core';
import type { QuoteRow } from '@truciolo/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { pages, quotePath } from '../../../lib/pages.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import type { RegistryColumn, RegistryTexts } from '../../../registry/definition/registry-definition.ts';
import { ListFrame } from '../../../registry/list/list-frame.tsx';
import type { ListFrameProps } from '../../../registry/list/list-props.ts';
import type { WindowedRows } from '../../../registry/list-state/use-windowed-rows.ts';
import { useArchive } from '../../../registry/record/use-archive.tsx';
import { duplicate } from '../api/history-queries.ts';
import { quoteList } from '../api/quote-list.ts';
import { quoteColumns } from '../quote-columns.tsx';
import classes from './history.module.css';
import { QuoteFilters } from './quote-filters.tsx';
import { RowActs } from './row-acts.tsx';

export type OrderSlot = (quoteGuid: string, onClose: () => void) => ReactNode;

interface QuoteListProps
  extends Pick<ListFrameProps<QuoteRow>, 'rows' | 'state' | 'onState' | 'searchField'> {
  /** Nothing has the words as typed: these may have been meant. */
  readonly isGuess: boolean;
  /** There are more than were counted: all of them cannot be chosen at once. */
  readonly isTotalCapped: boolean;
  readonly mayWrite: boolean;
  /** The dialog that turns an accepted quote into an order. */
  readonly order?: OrderSlot | undefined;
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

const listNote = (rows: WindowedRows<QuoteRow>, state: ListState, isGuess: boolean): string => {
  if (rows.total === null || state.q === '') return '';
  return isGuess
    ? 'Nessuna corrispondenza esatta: forse cercavi questi'
    : `${formatNumber(rows.total)} trovati`;
};

/** The list of the quotes: the common list frame, with the actions of a quote on each row. */
export function QuoteList({ isGuess, isTotalCapped, mayWrite, order, ...list }: QuoteListProps) {
  const [ordering, setOrdering] = useState<string | null>(null);
  const { rows, state, onState } = list;
  const { hideCosts } = useSessionUser();
  const { archive } = useArchive({ calls: quoteList, texts });
  const openMade = useOpenMade();
  const open = (guid: string) => openMade(quotePath(guid));
  const copy = async (row: QuoteRow) => {
    try {
      const made = await duplicate(row.guid, hideCosts);
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
    unlisted: true,
    cell: (row) => (
      <RowActs
        row={row}
        onOpen={() => open(row.guid)}
        onDuplicate={() => void copy(row)}
        onArchive={(archived) => void archive([row.guid], archived)}
        onOrder={order && row.state === 'accepted' ? () => setOrdering(row.guid) : null}
      />
    ),
  };
  const tags = useMemo(() => [...new Set(rows.loaded.flatMap((row) => row.tags))].toSorted(), [rows.loaded]);
  return (
    <>
      {ordering && order ? order(ordering, () => setOrdering(null)) : null}
      <ListFrame
        {...list}
        calls={quoteList}
        texts={texts}
        columns={mayWrite ? [...quoteColumns, acts] : quoteColumns}
        filters={
          <QuoteFilters filter={state.filter} onFilter={(filter) => onState({ filter })} tags={tags} />
        }
        note={listNote(rows, state, isGuess)}
        tags={tags}
        openGuid={null}
        onOpen={open}
        nameOf={(row) => row.number}
        start={mayWrite ? <Starts /> : null}
        mayChange={mayWrite}
        isCounted={!isTotalCapped}
      />
    </>
  );
}

/** Where the first quotes come from. */
function Starts() {
  const navigate = useNavigate();
  const { hideCosts } = useSessionUser();
  return (
    <div className={classes.starts}>
      <Button onClick={() => void navigate(pages.quoteTools)}>{texts.create}</Button>
      {hideCosts ? null : (
        <Button onClick={() => void navigate(`${pages.quoteHistory}/importa`)}>Importa da Excel</Button>
      )}
    </div>
  );
}
