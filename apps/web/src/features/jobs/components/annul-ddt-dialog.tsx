import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../../components/form-dialog/reason-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { annulDdt } from '../api/job-calls.ts';

interface AnnulDdtDialogProps {
  readonly ddt: { readonly guid: string; readonly number: string };
  readonly onClose: () => void;
}

/** The goods did not leave, or came back before the invoice. */
export function AnnulDdtDialog({ ddt, onClose }: AnnulDdtDialogProps) {
  const cache = useQueryClient();
  const save = async (reason: string) => {
    await annulDdt(ddt.guid, reason);
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`DDT ${ddt.number} annullato.`);
  };
  return (
    <ReasonDialog
      title={`Annulla il DDT ${ddt.number}`}
      submit="Annulla il DDT"
      onClose={onClose}
      save={save}
    >
      Il numero resta, segnato come annullato; i pezzi tornano da consegnare.
    </ReasonDialog>
  );
}
