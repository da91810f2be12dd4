import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { DayField } from '../../../../components/day-field/day-field.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { DueDates } from './due-dates.tsx';
import classes from './head.module.css';
import { TakeQuote } from './take-quote.tsx';

const dateOf = (state: EditorState) => state.document.date;
const paymentOf = (state: EditorState) => state.document.paymentTerms;
const ownerOf = (state: EditorState) => state.head?.ownerName ?? null;

/** Terms that seldom change: the day of the quote, the due dates that follow from it, and its owner. */
export function MoreTerms() {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const date = useEditorState(dateOf);
  const paymentTerms = useEditorState(paymentOf);
  const owner = useEditorState(ownerOf);
  return (
    <Popover position="bottom-end" returnFocus withinPortal={false}>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.more ?? ''}
          aria-label="Altre condizioni"
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden="true" />}
        >
          Altro
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.moreTerms ?? ''} aria-label="Altre condizioni">
        <DayField
          label="Data"
          aria-label="Data"
          size="xs"
          value={date}
          popoverProps={{ withinPortal: false }}
          readOnly={readOnly}
          onDay={(day) => store.edit((before) => ({ ...before, date: day }))}
        />
        <DueDates paymentTerms={paymentTerms} date={date} />
        {owner ? (
          <div>
            <span className="dim small">Responsabile</span>
            <p className={classes.owner} data-private>
              {owner}
            </p>
            <div className={classes.take}>
              <TakeQuote />
            </div>
          </div>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
