import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { AttachedFile } from '@truciolo/contract';
import { FileMark } from '../../../entities/files/file-mark.tsx';
import { RunningFiles } from '../../../entities/files/running-files.tsx';
import type { RunningUpload } from '../../../entities/files/use-uploads.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import classes from './comment-files.module.css';

interface DraftFilesProps {
  readonly files: readonly AttachedFile[];
  readonly running: readonly RunningUpload[];
  readonly onRemove: (guid: string) => void;
  readonly onStop: (id: number) => void;
}

/** Attachments of the comment that is being written. */
export function DraftFiles({ files, running, onRemove, onStop }: DraftFilesProps) {
  if (files.length + running.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Allegati al commento" data-private>
      {files.map((file) => (
        <li key={file.guid} className={classes.file}>
          <FileMark file={file} />
          <span className={classes.name} title={file.name}>
            {file.name}
          </span>
          <span className={classes.size}>{formatBytes(file.bytes)}</span>
          <ActionIcon size="sm" aria-label={`Togli ${file.name}`} onClick={() => onRemove(file.guid)}>
            <IconX size={14} stroke={1.6} />
          </ActionIcon>
        </li>
      ))}
      <RunningFiles running={running} onStop={onStop} classes={classes} />
    </ul>
  );
}
