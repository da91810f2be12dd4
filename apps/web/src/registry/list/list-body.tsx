import { Button } from '@mantine/core';
import type { RowSelectionState } from '@tanstack/react-table';
import { TablePlaceholder } from '../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import type { ListRow } from '../calls/registry-calls.ts';
import { RegistryTable } from '../table/registry-table.tsx';
import type { ListFrameProps } from './list-props.ts';

interface ListBodyProps<Row extends ListRow>
  extends Pick<
    ListFrameProps<Row>,
    'texts' | 'rows' | 'columns' | 'state' | 'onState' | 'openGuid' | 'onOpen' | 'nameOf' | 'start'
  > {
  readonly visible: Readonly<Record<string, boolean>>;
  readonly compact: boolean;
  readonly selection: RowSelectionState;
  readonly onSelection: (next: RowSelectionState) => void;
}

/** The rows, or the placeholder of an empty list. */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>) {
  const { texts, rows, state, onState, onOpen, start } = props;
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
      <EmptyState text={texts.empty} {...(start && { action: start })} />
    ) : (
      <EmptyState
        text={`${texts.feminine ? 'Nessuna' : 'Nessun'} ${texts.one} con ${state.q === '' ? 'questi filtri' : 'questa ricerca'}.`}
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
      compact={props.compact}
      sort={state.sort}
      onSort={(sort) => onState({ sort })}
      selection={props.selection}
      onSelection={props.onSelection}
      openGuid={props.openGuid}
      onOpen={({ guid }) => onOpen(guid)}
      nameOf={props.nameOf}
    />
  );
}
