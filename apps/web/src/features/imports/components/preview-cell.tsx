import { Popover, Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Tag } from '../../../components/tags/pill.tsx';
import { type MendActs, MendForm, type MendPlace } from './mend-form.tsx';
import classes from './preview-table.module.css';

interface PreviewCellProps {
  /** Position among all columns of the table, from 1. */
  readonly column: number;
  readonly heading: string;
  readonly text: string;
  /** Previous value of a changed cell. */
  readonly before: string | undefined;
  readonly problem: string | undefined;
  /** Suggested correction. */
  readonly offer: string | undefined;
  /** Side effect of the import. */
  readonly note: string | undefined;
  readonly numeric: boolean;
  readonly place: MendPlace;
  readonly acts: MendActs;
}

const events = { hover: true, focus: true, touch: true } as const;

/** One cell: new value, previous value, or error. */
export function PreviewCell(props: PreviewCellProps) {
  const { column, heading, text, before, problem, offer, note, numeric, place, acts } = props;
  const [open, setOpen] = useState(false);
  const aside = note === undefined ? null : <Tag>{note}</Tag>;
  const align = numeric ? 'num' : '';
  if (problem !== undefined) {
    return (
      <td aria-colindex={column} className={`${classes.bad} ${align}`}>
        <Popover opened={open} onChange={setOpen} width={300} withinPortal trapFocus returnFocus shadow="md">
          <Popover.Target>
            <Tooltip label={problem} events={events} multiline maw={320} withArrow disabled={open}>
              <button
                type="button"
                className={classes.mark}
                aria-label={`${heading}: ${problem}`}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
                data-private
              >
                <IconAlertTriangle size={13} stroke={1.8} aria-hidden="true" />
                <span>{text === '' ? 'vuoto' : text}</span>
              </button>
            </Tooltip>
          </Popover.Target>
          <Popover.Dropdown aria-label={`Correggi ${heading}, riga ${place.line}`}>
            <MendForm
              heading={heading}
              text={text}
              offer={offer}
              problem={problem}
              place={place}
              acts={acts}
            />
          </Popover.Dropdown>
        </Popover>
      </td>
    );
  }
  if (before !== undefined) {
    return (
      <td
        aria-colindex={column}
        className={`${classes.changed} ${align}`}
        title={`${before || 'vuoto'} → ${text || 'vuoto'}`}
      >
        <del>{before || 'vuoto'}</del> {text === '' ? <span className="dim">vuoto</span> : <b>{text}</b>}{' '}
        {aside}
      </td>
    );
  }
  return (
    <td aria-colindex={column} className={align} title={note === undefined ? text : `${text} (${note})`}>
      {text} {aside}
    </td>
  );
}
