import { useQuery } from '@tanstack/react-query';
import { type OpenPoint, openPoints, type ShopRequest } from '@truciolo/contract';
import { type OpenPoint as AskedPoint, clarificationMail } from '@truciolo/request';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { MailFields } from '../../../components/mail-fields/mail-fields.tsx';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { askQuestions, requestQuery } from '../api/request-calls.ts';
import { nameOf } from '../request-words.ts';

const FIELDS = {
  material: 'material',
  quantities: 'quantity',
  generalTolerance: 'tolerance',
  code: 'code',
  treatment: 'treatment',
  due: 'date',
  revision: 'revision',
} as const satisfies Record<OpenPoint['key'], AskedPoint['field']>;

/** An open point as the writer of the mail takes it. */
function askedPoint({ content }: ShopRequest, { positionId, key, kind }: OpenPoint): AskedPoint {
  const index = content.positions.findIndex(({ id }) => id === positionId);
  const position = content.positions[index];
  const part = position ? nameOf(position, index) : '';
  const [one, other] = new Set(position?.fields[key]?.readings.map(({ value }) => value));
  return kind === 'conflict' && one !== undefined && other !== undefined
    ? { part, field: FIELDS[key], values: [one, other] }
    : { part, field: FIELDS[key] };
}

/** A polite mail in the buyer's language; the shop changes it before it goes out. */
const firstMail = (request: ShopRequest, shop: string) => ({
  to: request.content.email || request.senderEmail,
  ...clarificationMail({
    language: request.content.language,
    contact: request.content.contact,
    subject: request.subject || 'Richiesta di offerta',
    shop,
    points: openPoints(request.content).map((point) => askedPoint(request, point)),
  }),
});

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
