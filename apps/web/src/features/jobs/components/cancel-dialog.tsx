import type { JobRow } from '@truciolo/contract';
import { ReasonDialog } from '../../../components/form-dialog/reason-dialog.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';

interface CancelDialogProps {
  readonly job: JobRow;
  readonly onClose: () => void;
  readonly onCancel: (reason: string) => Promise<unknown>;
}

/** Cancels a job: its cost stays, its reservations are released. */
export const CancelDialog = ({ job, onClose, onCancel }: CancelDialogProps) => (
  <ReasonDialog
    title={`Annulla ${job.number}`}
    submit="Annulla la commessa"
    onClose={onClose}
    save={onCancel}
  >
    Ore e costi restano nel consuntivo; il materiale riservato torna libero a magazzino.
    {job.delivered > 0 ? ` I ${formatNumber(job.delivered)} pezzi consegnati restano da fatturare.` : ''}
  </ReasonDialog>
);
