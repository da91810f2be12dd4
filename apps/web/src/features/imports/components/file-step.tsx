import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import type { SheetKind } from '@truciolo/contract';
import { useDropzone } from 'react-dropzone';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useAct } from '../../../components/use-act.ts';
import { downloadTemplate } from '../api/download-template.ts';
import { sheetWords } from '../sheet-words.ts';
import classes from './import-steps.module.css';

interface FileStepProps {
  readonly registry: SheetKind;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

/** The start: a sheet is dropped or chosen, or its template downloaded. */
export function FileStep({ registry, problem, onFile }: FileStepProps) {
  const { act, isBusy } = useAct();
  const drop = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (file) onFile(file);
    },
  });
  const template = () => void act(() => downloadTemplate(registry), 'Il modello è fra i tuoi download.');
  return (
    <div className={classes.start}>
      {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
      <div
        {...drop.getRootProps({ role: 'presentation' })}
        className={classes.drop}
        data-over={drop.isDragActive || undefined}
      >
        <input {...drop.getInputProps({ 'aria-label': 'File da importare' })} />
        <IconFileSpreadsheet size={44} stroke={1.1} aria-hidden="true" className={classes.icon} />
        <h2 className={classes.title}>Trascina qui un file Excel</h2>
        <p className={classes.lead}>
          .xlsx o .csv, anche il foglio che usi già: se le colonne hanno altri nomi ti chiediamo una volta che
          cosa sono. Prima di salvare vedi ogni riga.
        </p>
        <div className={classes.buttons}>
          <Button variant="filled" leftSection={<IconUpload size={16} stroke={1.6} />} onClick={drop.open}>
            Scegli il file
          </Button>
          <Button loading={isBusy} leftSection={<IconDownload size={16} stroke={1.6} />} onClick={template}>
            Scarica il modello
          </Button>
        </div>
      </div>
      <ul className={classes.hints}>
        {sheetWords[registry].hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}
