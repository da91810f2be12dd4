import type { JobRow } from '@truciolo/contract';
import type { JobState } from '@truciolo/jobs';
import { CancelDialog } from './cancel-dialog.tsx';
import { CloseShortDialog } from './close-short-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

interface StateDialogProps {
  readonly job: JobRow;
  /** A state that asks for a reason. */
  readonly state: JobState;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => Promise<unknown>;
}

/** Asks why a job stops, is cancelled or is closed with fewer pieces. */
export function StateDialog({ job, state, onClose, onReason }: StateDialogProps) {
  if (state === 'suspended')
    return <SuspendDialog number={job.number} onClose={onClose} onSuspend={onReason} />;
  if (state === 'cancelled') return <CancelDialog job={job} onClose={onClose} onCancel={onReason} />;
  return <CloseShortDialog job={job} onClose={onClose} onFinish={onReason} />;
}
