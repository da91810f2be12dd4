import type { AttachedFile } from '@truciolo/contract';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { FileDialog } from '../../../entities/files/file-dialog.tsx';
import classes from './comment-files.module.css';

interface PictureDialogProps {
  readonly file: AttachedFile;
  readonly onClose: () => void;
}

/** A picture of a comment. */
export const PictureDialog = ({ file, onClose }: PictureDialogProps) => (
  <FileDialog file={file} onClose={onClose}>
    <img className={classes.large} src={addressOf(file)} alt={file.name} data-private />
  </FileDialog>
);
