import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { cropImage } from '../crop-image.ts';
import { WHOLE } from '../crop-rect.ts';
import { CropFrame } from './crop-frame.tsx';
import classes from './logo-panel.module.css';

interface LogoCropDialogProps {
  readonly file: File;
  readonly onCancel: () => void;
  readonly onCropped: (picture: Blob) => void;
}

/** The object address of a file for as long as the component shows it. */
function useFileAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export function LogoCropDialog({ file, onCancel, onCropped }: LogoCropDialogProps) {
  useReturnFocus();
  const address = useFileAddress(file);
  const image = useRef<HTMLImageElement>(null);
  const [rect, setRect] = useState(WHOLE);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    if (!image.current) return;
    const picture = await cropImage(image.current, rect, file.type);
    if (picture) onCropped(picture);
    else setProblem('L’immagine resta troppo grande anche ridotta: scegline una più semplice.');
  };

  return (
    <Modal
      opened
      onClose={onCancel}
      title="Ritaglia il logo"
      size={600}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      {address && problem === null ? (
        <CropFrame
          src={address}
          rect={rect}
          onChange={setRect}
          imageRef={image}
          onBroken={() =>
            setProblem('Questo file non è un’immagine leggibile. Scegli un PNG, un JPEG o un WebP.')
          }
        />
      ) : null}
      {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
      <div className={classes.dialogActions}>
        <Button variant="subtle" onClick={() => setRect(WHOLE)}>
          Tutta l’immagine
        </Button>
        <span className={classes.spacer} />
        <Button variant="subtle" onClick={onCancel}>
          Annulla
        </Button>
        <Button variant="filled" onClick={() => void confirm()} disabled={problem !== null}>
          Usa questo logo
        </Button>
      </div>
    </Modal>
  );
}
