import { Button } from '@mantine/core';
import type { Job, JobActuals } from '@truciolo/contract';
import type { TimeJudgement } from '@truciolo/jobs';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { judgeTime } from '../api/job-calls.ts';

interface OddTimesProps {
  readonly job: Job;
  readonly sums: JobActuals;
  readonly mayWrite: boolean;
}

/** Outliers: the next quotes learn from them only when a user says so. */
export function OddTimes({ job, sums, mayWrite }: OddTimesProps) {
  const { act, isBusy } = useAct([JOBS]);
  const button = (phaseGuid: string, label: string, judgement: TimeJudgement | null) => (
    <Button
      size="compact-xs"
      variant="default"
      disabled={isBusy}
      onClick={() => act(() => judgeTime(job.guid, phaseGuid, judgement), 'Annotato')}
    >
      {label}
    </Button>
  );
  return sums.phases.map(({ id, name, question, judgement }) => {
    if (question !== null)
      return (
        <NoteBar
          key={id}
          tone="warn"
          actions={
            mayWrite ? (
              <>
                {button(id, 'È giusto, conta', 'counts')} {button(id, 'Non conta', 'left-out')}
              </>
            ) : null
          }
        >
          <b>{name}</b>: {question} Per ora non conta nei prossimi preventivi.
        </NoteBar>
      );
    if (judgement === null) return null;
    return (
      <NoteBar key={id} tone="info" actions={mayWrite ? button(id, 'Cambia', null) : null}>
        <b>{name}</b>: questo tempo {judgement === 'counts' ? 'conta' : 'non conta'} nei prossimi preventivi.
      </NoteBar>
    );
  });
}
