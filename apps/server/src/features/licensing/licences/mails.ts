import { agree } from '@truciolo/italian';
import { writeMail } from '../../../platform/mail/mail-text.ts';

export function expiryMail(about: {
  firstName: string;
  companyName: string;
  plan: string;
  lastDay: string;
  daysLeft: number;
  publicUrl: string;
}) {
  const when = about.daysLeft <= 0 ? 'oggi' : agree(about.daysLeft, 'domani', `fra ${about.daysLeft} giorni`);
  const what = about.plan === 'Prova' ? 'La prova di Truciolo' : 'La licenza di Truciolo';
  return {
    subject: `${what} scade ${when}`,
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `${what} di ${about.companyName} scade ${when}, il ${about.lastDay}.`,
        'Dopo la scadenza i dati restano al loro posto e si possono leggere, ma non si può più salvare. Per rinnovare scrivi al tuo fornitore.',
      ],
      button: { label: 'Scrivi al fornitore', url: `${about.publicUrl}/contatti` },
    }),
  };
}
