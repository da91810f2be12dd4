import { Menu } from '@mantine/core';
import { IconFileCode, IconX } from '@tabler/icons-react';
import { actionIcon, FileActions } from '../../../components/workbench/file-actions.tsx';

interface AssistantActionsProps {
  readonly onPick: () => void;
  /** Null until there is a report. */
  readonly onExport: (() => void) | null;
  readonly onClose: () => void;
}

/** Actions on the models besides using them in a quote. */
export const AssistantActions = ({ onPick, onExport, onClose }: AssistantActionsProps) => (
  <FileActions promise="Il modello resta nel browser" open="Apri modello" onOpen={onPick}>
    <Menu.Item
      leftSection={<IconFileCode {...actionIcon} />}
      disabled={onExport === null}
      onClick={() => onExport?.()}
    >
      Esporta il rapporto (JSON)
    </Menu.Item>
    <Menu.Item leftSection={<IconX {...actionIcon} />} onClick={onClose}>
      Chiudi tutto
    </Menu.Item>
  </FileActions>
);
