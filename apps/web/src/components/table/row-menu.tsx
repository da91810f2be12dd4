import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import classes from './row-menu.module.css';

interface RowAct {
  readonly label: string;
  readonly run: () => void;
  readonly destructive?: boolean;
}

interface RowMenuProps {
  /** Whose menu it is, for screen readers: "Azioni per Luca Riva". */
  readonly label: string;
  /** A missing act is left out. */
  readonly acts: readonly (RowAct | null)[];
}

/** The last cell of a row: its acts behind three dots. */
export function RowMenu({ label, acts }: RowMenuProps) {
  return (
    <td className={classes.cell}>
      <Menu position="bottom-end" withinPortal shadow="md" returnFocus>
        <Menu.Target>
          <ActionIcon size={26} aria-label={label} data-private>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {acts
            .filter((act) => act !== null)
            .map((act) => (
              <Menu.Item key={act.label} onClick={act.run} {...(act.destructive && { color: 'red' })}>
                {act.label}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
    </td>
  );
}
