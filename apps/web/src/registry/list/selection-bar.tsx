import { ActionIcon, Button } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/numbers.ts';
import classes from './registry-list.module.css';

interface SelectionBarProps {
  /** "4 selezionate" */
  readonly text: string;
  /** Total, when more rows can be chosen. */
  readonly selectable: number | null;
  readonly onAll: () => void;
  /** The button that tags the chosen rows. */
  readonly tags: ReactNode;
  readonly onArchive: ((archived: boolean) => void) | null;
  /** Decides which of the two actions are offered. */
  readonly archived: 'no' | 'yes' | 'all';
  readonly onClear: () => void;
}

/** Actions on the chosen rows, floating above the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { text, selectable, onAll, tags, onArchive, archived, onClear } = props;
  return (
    <div className={classes.selection} role="toolbar" aria-label="Righe selezionate">
      <b>{text}</b>
      {selectable === null ? null : (
        <Button size="xs" variant="subtle" onClick={onAll}>
          Seleziona tutto ({formatNumber(selectable)})
        </Button>
      )}
      {tags}
      {archived === 'yes' ? null : (
        <Button
          size="xs"
          disabled={onArchive === null}
          leftSection={<IconArchive size={14} stroke={1.6} />}
          onClick={() => onArchive?.(true)}
        >
          Archivia
        </Button>
      )}
      {archived === 'no' ? null : (
        <Button
          size="xs"
          disabled={onArchive === null}
          leftSection={<IconArrowBackUp size={14} stroke={1.6} />}
          onClick={() => onArchive?.(false)}
        >
          Ripristina
        </Button>
      )}
      <ActionIcon size={26} aria-label="Deseleziona" onClick={onClear}>
        <IconX size={15} stroke={1.6} />
      </ActionIcon>
      <kbd>Esc</kbd>
    </div>
  );
}
