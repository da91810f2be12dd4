import { Menu } from '@mantine/core';
import { IconArrowsDiff, IconFileCode, IconFolderOpen, IconPrinter, IconX } from '@tabler/icons-react';
import { actionIcon, FileActions } from '../../../components/workbench/file-actions.tsx';

interface CamActionsProps {
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
  readonly onCompare: () => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

/** Actions on the program besides using its time. */
export const CamActions = ({ onPick, onPickFolder, onCompare, onExport, onClose }: CamActionsProps) => (
  <FileActions promise="Il programma resta nel browser" open="Apri programma" onOpen={onPick}>
    <Menu.Item leftSection={<IconFolderOpen {...actionIcon} />} onClick={onPickFolder}>
      Apri cartella
    </Menu.Item>
    <Menu.Item leftSection={<IconArrowsDiff {...actionIcon} />} onClick={onCompare}>
      Confronta con un altro programma
    </Menu.Item>
    <Menu.Item leftSection={<IconFileCode {...actionIcon} />} onClick={onExport}>
      Esporta il rapporto (JSON)
    </Menu.Item>
    <Menu.Item leftSection={<IconPrinter {...actionIcon} />} onClick={() => window.print()}>
      Stampa o salva in PDF
    </Menu.Item>
    <Menu.Item leftSection={<IconX {...actionIcon} />} onClick={onClose}>
      Chiudi il programma
    </Menu.Item>
  </FileActions>
);
