import { ActionIcon, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { RunningUpload } from './use-uploads.ts';

interface RunningFilesProps {
  readonly running: readonly RunningUpload[];
  readonly onStop: (id: number) => void;
  /** As the files that have arrived are drawn around them. */
  readonly classes: Readonly<Record<string, string>>;
}

/** Files on their way up, as rows of the list they will stand in: how far each is, and the way to stop it. */
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
