import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowsDiff,
  IconDots,
  IconFileCode,
  IconFolderOpen,
  IconInfoCircle,
  IconPrinter,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import classes from './workspace.module.css';

interface CamActionsProps {
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
  readonly onCompare: () => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

const icon = { size: 16, stroke: 1.6 };

/** What can be done with the program besides using its time. */
export function CamActions({ onPick, onPickFolder, onCompare, onExport, onClose }: CamActionsProps) {
  return (
    <>
      <span className={classes.promise}>
        <IconInfoCircle {...icon} aria-hidden="true" />
        Il programma resta nel browser
      </span>
      <Button leftSection={<IconUpload {...icon} />} onClick={onPick}>
        Apri programma
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label="Altre azioni">
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFolderOpen {...icon} />} onClick={onPickFolder}>
            Apri cartella
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowsDiff {...icon} />} onClick={onCompare}>
            Confronta con un altro programma
          </Menu.Item>
          <Menu.Item leftSection={<IconFileCode {...icon} />} onClick={onExport}>
            Esporta il rapporto (JSON)
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
            Stampa o salva in PDF
          </Menu.Item>
          <Menu.Item leftSection={<IconX {...icon} />} onClick={onClose}>
            Chiudi il programma
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
