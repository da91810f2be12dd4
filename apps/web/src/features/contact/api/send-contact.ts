import { contact } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
  readonly question: { readonly text: string; readonly ticket: string };
  readonly answer: number;
}

/** Both checks that come before (answer, consent) have passed when this is called. */
export const sendContact = ({ question, answer, ...fields }: ContactInput) =>
  api(unread(contact.send), {
    body: {
      ...fields,
      verificationQuestion: question.text,
      verificationTicket: question.ticket,
      verificationAnswer: answer,
      expectedAnswer: answer,
      privacyConsent: true,
    },
  });
