import { Button, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { AttachedFile } from '@truciolo/contract';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import classes from './comment-files.module.css';

interface PictureDialogProps {
  readonly file: AttachedFile;
  readonly onClose: () => void;
}

/** A picture of a comment, as large as the window lets it be. */
export function PictureDialog({ file, onClose }: PictureDialogProps) {
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
        <span className="small muted">{formatBytes(file.bytes)}</span>
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
      <img className={classes.large} src={addressOf(file)} alt={file.name} data-private />
    </Modal>
  );
}
