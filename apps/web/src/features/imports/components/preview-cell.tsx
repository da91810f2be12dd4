import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './preview-table.module.css';

interface PreviewCellProps {
  readonly heading: string;
  readonly text: string;
  /** What was there, where it changes. */
  readonly before: string | undefined;
  readonly problem: string | undefined;
  readonly numeric: boolean;
}

const events = { hover: true, focus: true, touch: true } as const;

/** One cell: as it will be, what it was, or what is wrong with it. */
export function PreviewCell({ heading, text, before, problem, numeric }: PreviewCellProps) {
  const align = numeric ? 'num' : '';
  if (problem !== undefined) {
    return (
      <td className={`${classes.bad} ${align}`}>
        <Tooltip label={problem} events={events} multiline maw={320} withArrow>
          <button type="button" className={classes.mark} aria-label={`${heading}: ${problem}`} data-private>
            <IconAlertTriangle size={13} stroke={1.8} aria-hidden="true" />
            <span>{text === '' ? 'vuoto' : text}</span>
          </button>
        </Tooltip>
      </td>
    );
  }
  if (before !== undefined) {
    return (
      <td className={`${classes.changed} ${align}`} title={`${before || 'vuoto'} → ${text || 'vuoto'}`}>
        <del>{before || 'vuoto'}</del> {text === '' ? <span className="dim">vuoto</span> : <b>{text}</b>}
      </td>
    );
  }
  return (
    <td className={align} title={text}>
      {text}
    </td>
  );
}
