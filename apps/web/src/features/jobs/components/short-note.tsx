import { Button } from '@mantine/core';
import type { Job } from '@truciolo/contract';
import { JOB_STATE_LABELS, lacksPieces } from '@truciolo/jobs';
import { useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { moveJob } from '../api/job-calls.ts';
import { missingText } from '../missing-text.ts';
import { CloseShortDialog } from './close-short-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

/** Every phase has ended and pieces are missing: offers the ways out. */
export function ShortNote({ job, mayWrite }: { readonly job: Job; readonly mayWrite: boolean }) {
  const { act } = useAct([JOBS]);
  const [dialog, setDialog] = useState<'split' | 'close' | null>(null);
  if (!lacksPieces(job)) return null;
  const close = () => setDialog(null);
  const finish = (reason: string) =>
    act(
      () => moveJob(job.guid, 'finished', reason),
      `${job.number}: ${JOB_STATE_LABELS.finished.toLowerCase()}.`,
    );
  return (
    <>
      <NoteBar
        tone="warn"
        actions={
          mayWrite ? (
            <>
              <Button size="xs" variant="default" onClick={() => setDialog('split')}>
                Dividi…
              </Button>
              <Button size="xs" variant="default" onClick={() => setDialog('close')}>
                Chiudi lo stesso…
              </Button>
            </>
          ) : undefined
        }
      >
        Le fasi sono finite con {missingText(job)} Il reparto può riprendere una fase.
      </NoteBar>
      {dialog === 'split' ? <SplitDialog job={job} onClose={close} /> : null}
      {dialog === 'close' ? <CloseShortDialog job={job} onClose={close} onFinish={finish} /> : null}
    </>
  );
}
