import { Checkbox } from '@mantine/core';
import { paperMail } from '@truciolo/contract';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { MailFields } from '../../../components/mail-fields/mail-fields.tsx';
import { useMailDraft } from '../../../components/mail-fields/use-mail-draft.ts';
import { notifyDone } from '../../../components/notify.tsx';
import type { PaperToMail } from '../paper-mails.ts';

/** The editable mail; the PDF is attached. */
export function MailPaperDialog({
  paper,
  onClose,
}: {
  readonly paper: PaperToMail;
  readonly onClose: () => void;
}) {
  const { subject, text } = paper;
  const { mail, problems, change, check } = useMailDraft({ to: '', subject, text, copyToSelf: true });
  const save = async () => {
    await paper.send(mail);
    notifyDone(`Email in partenza per ${mail.to}`);
  };
  return (
    <FormDialog
      title={paper.title}
      submit="Invia"
      size={560}
      onClose={onClose}
      isValid={() => check(paperMail) !== null}
      save={save}
    >
      <MailFields mail={mail} problems={problems} note="Il PDF va in allegato." onChange={change} />
      <Checkbox
        label="Copia a me"
        checked={mail.copyToSelf}
        onChange={(event) => change({ copyToSelf: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
