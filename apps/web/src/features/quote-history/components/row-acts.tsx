import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { QuoteRow } from '@truciolo/contract';

interface RowActsProps {
  readonly row: QuoteRow;
  readonly onOpen: () => void;
  readonly onDuplicate: () => void;
  readonly onArchive: (archived: boolean) => void;
  /** Left out where the quote cannot become an order. */
  readonly onOrder: (() => void) | null;
}

/** The actions of one quote. A click here is not a click on the row. */
export function RowActs({ row, onOpen, onDuplicate, onArchive, onOrder }: RowActsProps) {
  const archived = row.archivedAt !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the press from the row
    <span
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      data-check
    >
      <Menu position="bottom-end" withinPortal returnFocus>
        <Menu.Target>
          <ActionIcon size={26} aria-label={`Azioni per ${row.number}`} data-private>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onOpen}>Apri</Menu.Item>
          {onOrder ? <Menu.Item onClick={onOrder}>Crea commessa</Menu.Item> : null}
          <Menu.Item onClick={onDuplicate}>Duplica</Menu.Item>
          <Menu.Item onClick={() => onArchive(!archived)}>{archived ? 'Ripristina' : 'Archivia'}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
