import { Button, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { AttachedFile } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../components/use-return-focus.ts';
import { formatBytes } from '../../lib/format/numbers.ts';
import { addressOf } from './attached-file.ts';
import classes from './file-dialog.module.css';

interface FileDialogProps {
  readonly file: Pick<AttachedFile, 'guid' | 'name' | 'bytes' | 'url'>;
  /** Behind its size: who brought it, and when. */
  readonly note?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An attached file as large as the window allows, with a download. */
export function FileDialog({ file, note, onClose, children }: FileDialogProps) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={file.name}
      size="min(1080px, 96vw)"
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <div className={classes.tools} data-private>
        <span className="small muted">{[formatBytes(file.bytes), note].filter(Boolean).join(' · ')}</span>
        <Button
          size="xs"
          component="a"
          href={addressOf(file)}
          download={file.name}
          leftSection={<IconDownload size={16} stroke={1.6} />}
        >
          Scarica
        </Button>
      </div>
      {children}
    </Modal>
  );
}
