import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconInfoCircle, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './workbench.module.css';

interface FileActionsProps {
  /** "Il programma resta nel browser" */
  readonly promise: string;
  /** "Apri programma" */
  readonly open: string;
  readonly onOpen: () => void;
  /** `Menu.Item`s. */
  readonly children: ReactNode;
}

/** Size of the icons in these menus. */
export const actionIcon = { size: 16, stroke: 1.6 };

/** Actions on an opened file besides using it in a quote. */
export const FileActions = ({ promise, open, onOpen, children }: FileActionsProps) => (
  <>
    <span className={classes.promise}>
      <IconInfoCircle {...actionIcon} aria-hidden="true" />
      {promise}
    </span>
    <Button leftSection={<IconUpload {...actionIcon} />} onClick={onOpen}>
      {open}
    </Button>
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label="Altre azioni">
          <IconDots {...actionIcon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  </>
);
