import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { formatNumber } from '../../lib/format/numbers.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import type { ListRow } from '../calls/registry-calls.ts';
import { useRegistryTools } from '../definition/registry-tools.ts';
import { agreed } from '../definition/registry-words.ts';
import { allowedColumns } from '../definition/visible-parts.ts';
import { useListSettings } from '../list-state/use-list-settings.ts';
import { useArchive } from '../record/use-archive.tsx';
import { visibleColumns } from '../table/visible-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ListBody } from './list-body.tsx';
import type { ListFrameProps } from './list-props.ts';
import { ListToolbar } from './list-toolbar.tsx';
import classes from './registry-list.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { TagMenu } from './tag-menu.tsx';
import { SELECT_ALL_LIMIT, useChosenRows } from './use-chosen-rows.ts';

/** A list: search, filters, columns, rows, and actions on the chosen ones. */
export function ListFrame<Row extends ListRow>(props: ListFrameProps<Row>) {
  const { calls, texts, rows, state, onState, openGuid, mayChange = true, isCounted = true } = props;
  const { hideCosts } = useSessionUser();
  const [settings, setSettings] = useListSettings(calls.key);
  const total = rows.total ?? 0;
  const { chosen, selection, choose, chooseAll, clear } = useChosenRows(calls, state, total);
  const { archive, isBusy } = useArchive({ calls, texts });
  const { Selection: SelectionTools } = useRegistryTools();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const { ref, width } = useElementSize<HTMLElement>();
  const allowed = useMemo(() => allowedColumns(props.columns, hideCosts), [props.columns, hideCosts]);
  const columns = useMemo(
    () =>
      isPhone ? allowed.map((column) => ({ ...column, width: column.phoneWidth ?? column.width })) : allowed,
    [allowed, isPhone],
  );
  // Beside an open panel the list shows the columns that fit; alone it scrolls sideways.
  const room = (openGuid !== null || isPhone) && width > 0 ? width : Number.POSITIVE_INFINITY;
  const visible = useMemo(
    () => visibleColumns(columns, settings.columns, room),
    [columns, settings.columns, room],
  );
  const canChooseAll = isCounted && chosen.length < total && total <= SELECT_ALL_LIMIT;
  const archiveChosen = async (archived: boolean) => {
    if (await archive(chosen, archived)) clear();
  };

  return (
    <section
      ref={ref}
      className={classes.list}
      aria-label={texts.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && chosen.length > 0 && !event.defaultPrevented) clear();
      }}
    >
      <ListToolbar
        search={state.q}
        onSearch={(q) => onState({ q })}
        placeholder={texts.search}
        field={props.searchField}
        filters={props.filters}
        end={
          <>
            <span className="small dim" role="status">
              {props.note}
            </span>
            {isPhone ? null : (
              <ColumnMenu
                columns={columns.filter(({ unlisted = false }) => !unlisted)}
                visible={visible}
                settings={settings}
                onSettings={setSettings}
              />
            )}
          </>
        }
      />
      <ListBody
        {...props}
        columns={columns}
        visible={visible}
        compact={settings.compact}
        selection={selection}
        onSelection={choose}
      />
      {chosen.length > 0 && mayChange ? (
        <SelectionBar
          text={`${formatNumber(chosen.length)} ${agreed('selezionat', chosen.length, texts)}`}
          selectable={canChooseAll ? total : null}
          onAll={() => void chooseAll()}
          tags={
            <>
              <TagMenu calls={calls} texts={texts} guids={chosen} known={props.tags} onDone={clear} />
              {SelectionTools ? <SelectionTools registry={calls.key} state={state} guids={chosen} /> : null}
            </>
          }
          onArchive={isBusy ? null : (archived) => void archiveChosen(archived)}
          archived={state.archived}
          onClear={clear}
        />
      ) : null}
    </section>
  );
}
