import { INVITATION_DAYS } from '@truciolo/contract';
import { writeMail } from '../../../platform/mail/mail-text.ts';

export function invitationMail(about: {
  firstName: string;
  companyName: string;
  invitedBy: string;
  link: string;
}) {
  return {
    subject: `${about.invitedBy.replace(/[\r\n]+/g, ' ')} ti invita su Truciolo`,
    ...writeMail({
      greeting: about.firstName ? `Ciao ${about.firstName},` : 'Ciao,',
      paragraphs: [
        `${about.invitedBy} ti invita a lavorare con ${about.companyName} su Truciolo, il programma per i preventivi di officina.`,
        `Scegli la tua password per entrare. Il link vale ${INVITATION_DAYS} giorni e si usa una volta sola.`,
      ],
      button: { label: 'Accetta l’invito', url: about.link },
    }),
  };
}
