import { ActionIcon, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { RunningUpload } from './use-uploads.ts';

interface RunningFilesProps {
  readonly running: readonly RunningUpload[];
  readonly onStop: (id: number) => void;
  /** Style classes of the surrounding list of uploaded files. */
  readonly classes: Readonly<Record<string, string>>;
}

/** Running uploads as rows of the list: progress of each, and a stop button. */
export const RunningFiles = ({ running, onStop, classes }: RunningFilesProps) =>
  running.map(({ id, name, share }) => (
    <li key={id} className={classes.file}>
      <span className={classes.name}>{name}</span>
      <Progress className={classes.progress} value={share * 100} aria-label={`Carico ${name}`} />
      <ActionIcon size="sm" aria-label={`Ferma ${name}`} onClick={() => onStop(id)}>
        <IconX size={14} stroke={1.6} />
      </ActionIcon>
    </li>
  ));
