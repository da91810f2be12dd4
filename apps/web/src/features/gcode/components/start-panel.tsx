import { Button, Textarea } from '@mantine/core';
import { IconFolderOpen, IconUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { DropStart } from '../../../components/drop-start/drop-start.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { prepareAnalysis } from '../analysis/run-analysis.ts';
import { PathDrawing } from './path-drawing.tsx';
import classes from './start.module.css';

interface StartPanelProps {
  readonly problem: string | null;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
  readonly onPaste: (text: string) => void;
  readonly onExample: () => void;
}

/** Delay until the page itself is loaded and idle. */
const WARM_UP_MS = 400;

/** Prepares the worker and the 3D picture while the user looks for the file. */
function useWarmUp(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareAnalysis();
      const parts = [import('../scene/warm-up.ts'), import('./scene-canvas.tsx')] as const;
      // A failed preload is repeated when there is something to draw.
      Promise.all(parts).then(
        ([{ warmUp }]) => warmUp(),
        () => {},
      );
    }, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The empty page: its purpose, and three ways to begin. */
export function StartPanel({ problem, onPick, onPickFolder, onPaste, onExample }: StartPanelProps) {
  const [text, setText] = useState('');
  useWarmUp();
  return (
    <DropStart
      problem={problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
      drawing={<PathDrawing />}
      title="Trascina qui un programma NC"
      lead="Tempo ciclo, utensili, percorso in 3D e costo per pezzo. Fanuc, Haas, Siemens 840D, Heidenhain, LinuxCNC e GRBL; con i sottoprogrammi trascina la cartella."
      buttons={
        <>
          <Button variant="filled" leftSection={<IconUpload size={16} stroke={1.6} />} onClick={onPick}>
            Scegli il programma
          </Button>
          <Button leftSection={<IconFolderOpen size={16} stroke={1.6} />} onClick={onPickFolder}>
            Scegli una cartella
          </Button>
          <Button onClick={onExample}>Prova con un esempio</Button>
        </>
      }
      privacy="Il programma resta nel tuo browser: niente viene inviato."
    >
      <form
        className={classes.paste}
        onSubmit={(event) => {
          event.preventDefault();
          onPaste(text);
        }}
      >
        <Textarea
          label="Oppure incolla il testo"
          placeholder={'G21 G90\nT1 M6\nS3000 M3\nG0 X0 Y0\n…'}
          rows={5}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          classNames={{ input: classes.code ?? '' }}
        />
        <Button type="submit">Analizza il testo</Button>
      </form>
    </DropStart>
  );
}
