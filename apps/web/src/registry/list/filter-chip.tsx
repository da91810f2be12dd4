import { Popover } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './registry-list.module.css';

interface FilterChipProps {
  readonly label: string;
  /** Active values in words; empty while unset. */
  readonly text: string;
  readonly opened: boolean;
  readonly onOpened: (isOpen: boolean) => void;
  /** Null while it is unset. */
  readonly onClear: (() => void) | null;
  /** Controls of the filter. */
  readonly children: ReactNode;
}

/** An active filter with its values; a click opens its controls. */
export function FilterChip({ label, text, opened, onOpened, onClear, children }: FilterChipProps) {
  return (
    <span className={classes.chip}>
      <Popover opened={opened} onChange={onOpened} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <button type="button" className={classes.chipText} onClick={() => onOpened(!opened)}>
            <IconFilter size={13} stroke={1.6} aria-hidden="true" />
            {label}: <b>{text === '' ? 'scegli' : text}</b>
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
      </Popover>
      {onClear ? (
        <button
          type="button"
          className={classes.chipClose}
          aria-label={`Togli il filtro ${label}`}
          onClick={onClear}
        >
          <IconX size={13} stroke={1.6} />
        </button>
      ) : null}
    </span>
  );
}
