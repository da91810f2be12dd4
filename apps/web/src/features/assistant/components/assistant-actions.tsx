import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileCode, IconInfoCircle, IconUpload, IconX } from '@tabler/icons-react';
import classes from './workspace.module.css';

interface AssistantActionsProps {
  readonly onPick: () => void;
  /** Null until there is a report. */
  readonly onExport: (() => void) | null;
  readonly onClose: () => void;
}

const icon = { size: 16, stroke: 1.6 };

/** What can be done with the models besides using them in a quote. */
export function AssistantActions({ onPick, onExport, onClose }: AssistantActionsProps) {
  return (
    <>
      <span className={classes.promise}>
        <IconInfoCircle {...icon} aria-hidden="true" />
        Il modello resta nel browser
      </span>
      <Button leftSection={<IconUpload {...icon} />} onClick={onPick}>
        Apri modello
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label="Altre azioni">
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileCode {...icon} />}
            disabled={onExport === null}
            onClick={() => onExport?.()}
          >
            Esporta il rapporto (JSON)
          </Menu.Item>
          <Menu.Item leftSection={<IconX {...icon} />} onClick={onClose}>
            Chiudi tutto
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
