import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { errorText } from '../../../lib/error-text.ts';
import { identify } from '../kiosk/identify.ts';
import { useKiosk } from '../kiosk/kiosk-store.ts';
import { codeTarget } from './code-target.ts';
import classes from './scan.module.css';
import { useCamera } from './use-camera.ts';

/** Why a text that was read leads nowhere; null where it leads somewhere. */
function complaint(text: string, isShared: boolean): string | null {
  const target = codeTarget(text);
  if (!target) return 'Questo codice non è di una scheda di lavoro né di un badge.';
  return 'badge' in target && !isShared
    ? 'Il badge serve sul tablet condiviso: su questo telefono sei già tu.'
    : null;
}

/** The camera looks for the code of a job sheet or a badge; a hand scanner types it into the field. */
export function ScanDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { isShared } = useKiosk();
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState('');
  /** Resolves with false where the code leads nowhere. */
  const follow = async (text: string): Promise<boolean> => {
    setSeen(text);
    const target = codeTarget(text);
    if (!target || complaint(text, isShared) !== null) return false;
    if ('badge' in target) notifyDone(`Ciao, ${(await identify(target)).name}.`);
    else void navigate(`${FLOOR_PATH}/${target.phase}`);
    return true;
  };
  const { video, problem } = useCamera((text) => {
    if (text === seen) return;
    follow(text)
      .then((isOver) => isOver && onClose())
      .catch((error: unknown) => notifyFailed(errorText(error)));
  });
  const remark = seen === '' ? null : complaint(seen, isShared);
  return (
    <FormDialog
      title="Inquadra il codice della scheda"
      submit="Apri"
      onClose={onClose}
      save={() => follow(typed)}
      disabled={typed.trim() === ''}
    >
      {problem ? (
        <NoteBar tone="warn">{problem}</NoteBar>
      ) : (
        <video ref={video} className={classes.video} playsInline muted aria-label="Fotocamera">
          <track kind="captions" />
        </video>
      )}
      {remark ? <NoteBar tone="warn">{remark}</NoteBar> : null}
      <TextInput
        size="lg"
        label="Codice"
        description="Con un lettore manuale, o incollato."
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
