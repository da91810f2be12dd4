import type { JobRow } from '@truciolo/contract';
import { ReasonDialog } from '../../../components/form-dialog/reason-dialog.tsx';
import { missingText } from '../missing-text.ts';

interface CloseShortDialogProps {
  readonly job: JobRow;
  readonly onClose: () => void;
  readonly onFinish: (reason: string) => Promise<unknown>;
}

/** Finishes a job with fewer good pieces than ordered. */
export const CloseShortDialog = ({ job, onClose, onFinish }: CloseShortDialogProps) => (
  <ReasonDialog
    title={`Chiudi ${job.number} con meno pezzi`}
    submit="Chiudi lo stesso"
    hint="Resta nello storico della commessa."
    onClose={onClose}
    save={onFinish}
  >
    {missingText(job)} La commessa vale i pezzi fatti: DDT, fattura e consuntivo contano quelli.
  </ReasonDialog>
);
