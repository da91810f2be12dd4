import { Button, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { pickFiles } from '../../../lib/pick-files.ts';
import { answerLoss, stopTaking, useTaking } from '../sending/taking.ts';
import classes from './inbox.module.css';
import { useShared } from './use-shared.ts';
import { useTakeFiles } from './use-take-files.ts';

/** Takes files dropped anywhere on the page and text pasted outside a field. */
export function DropBar({ onTaken }: { readonly onTaken: (guid: string) => void }) {
  const { takeFiles, takeText } = useTakeFiles(onTaken);
  const progress = useTaking();
  useShared({ takeFiles, takeText });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void takeFiles(files);
    };
    const paste = (event: ClipboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, [role="dialog"]')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) void takeFiles(files);
      else if (text.trim() !== '') void takeText(text);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [takeFiles, takeText]);

  if (progress)
    return (
      <div className={classes.drop} role="status">
        <div className={classes.progress}>
          <p>
            {progress.name} ({progress.at} di {progress.of})
            {progress.isLost ? ': non è arrivato, la connessione è mancata' : ''}
          </p>
          <Progress value={progress.share * 100} size="sm" aria-label="Invio dei file" />
        </div>
        {progress.isLost ? (
          <>
            <Button size="xs" variant="default" onClick={() => answerLoss('again')}>
              Riprova
            </Button>
            <Button size="xs" variant="subtle" onClick={() => answerLoss('skip')}>
              Salta
            </Button>
          </>
        ) : null}
        <Button size="xs" variant="default" onClick={stopTaking}>
          Annulla
        </Button>
      </div>
    );
  return (
    <div className={classes.drop}>
      <IconUpload size={22} stroke={1.6} aria-hidden="true" />
      <p>
        <span className={classes.byHand}>
          <b>Trascina qui</b> mail (.eml, .msg), disegni PDF o foto, modelli 3D, Excel
          <br />o <b>incolla il testo</b> <kbd>Ctrl V</kbd>
        </span>
        <span className={classes.byTouch}>
          <b>Scegli</b> mail, disegni PDF o foto, modelli 3D, Excel; da un’altra app usa <b>Condividi</b>
        </span>
      </p>
      <Button size="xs" variant="default" onClick={() => pickFiles({}, (files) => void takeFiles(files))}>
        Scegli file
      </Button>
    </div>
  );
}
