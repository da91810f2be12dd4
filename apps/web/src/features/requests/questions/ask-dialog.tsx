import { useQuery } from '@tanstack/react-query';
import { openPoints, type ShopRequest } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { MailFields } from '../../../components/mail-fields/mail-fields.tsx';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { askQuestions, requestQuery } from '../api/request-calls.ts';
import { pointText } from '../request-words.ts';

/** A polite mail with the open points; the shop changes it before it goes out. */
function firstMail(request: ShopRequest, signature: string) {
  const { contact } = request.content;
  const points = openPoints(request.content).map((point) => {
    const { name, text } = pointText(request, point);
    return `- ${name}: ${text}`;
  });
  const greeting = `Buongiorno${contact ? ` ${contact}` : ''},`;
  const body = ['grazie per la richiesta. Per prepararvi l’offerta ci serve sapere:', '', ...points, ''];
  return {
    to: request.content.email || request.senderEmail,
    subject: `R: ${request.subject || 'Richiesta di offerta'}`,
    text: [greeting, '', ...body, 'Cordiali saluti', signature].join('\n'),
  };
}

export function AskDialog({ guid, onClose }: { readonly guid: string; readonly onClose: () => void }) {
  const { data } = useQuery(requestQuery(guid));
  return data ? <AskForm request={data} onClose={onClose} /> : null;
}

function AskForm({ request, onClose }: { readonly request: ShopRequest; readonly onClose: () => void }) {
  const { firstName, lastName, companyName } = useSessionUser();
  const [mail, setMail] = useState(() => firstMail(request, `${firstName} ${lastName}\n${companyName}`));
  return (
    <FormDialog
      title="Chiedi chiarimenti"
      submit="Invia"
      size={640}
      onClose={onClose}
      save={() => askQuestions(request.guid, mail)}
    >
      <MailFields
        mail={mail}
        problems={{}}
        note="La risposta torna in questa richiesta."
        onChange={(change) => setMail((before) => ({ ...before, ...change }))}
      />
    </FormDialog>
  );
}
