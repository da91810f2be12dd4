import { paperMail, type SupplierNeeds } from '@truciolo/contract';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { MailFields } from '../../../components/mail-fields/mail-fields.tsx';
import { useMailDraft } from '../../../components/mail-fields/use-mail-draft.ts';
import { notifyDone } from '../../../components/notify.tsx';
import { mailNeeds } from '../api/need-calls.ts';

const TEXT = [
  'Buongiorno,',
  'in allegato la nostra richiesta di materiale: vi chiediamo prezzo e tempi di consegna.',
  'Cordiali saluti',
].join('\n\n');

/** The editable request to a supplier; the PDF is attached. */
export function MailNeedsDialog({
  group: { supplier },
  onClose,
}: {
  readonly group: SupplierNeeds;
  readonly onClose: () => void;
}) {
  const { mail, problems, change, check } = useMailDraft({
    to: '',
    subject: 'Richiesta di materiale',
    text: TEXT,
    copyToSelf: true,
  });
  const save = async () => {
    await mailNeeds({ ...mail, supplier });
    notifyDone(`Email in partenza per ${mail.to}`);
  };
  return (
    <FormDialog
      title={`Richiesta a ${supplier || 'fornitore'}`}
      submit="Invia"
      size={560}
      onClose={onClose}
      isValid={() => check(paperMail) !== null}
      save={save}
    >
      <MailFields mail={mail} problems={problems} note="Il PDF va in allegato." onChange={change} />
    </FormDialog>
  );
}
