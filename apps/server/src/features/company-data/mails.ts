import { DELETION_DELAY_DAYS } from '@truciolo/contract';
import { writeMail } from '../../platform/mail/mail-text.ts';

export const CONFIRM_HOURS = 48;

export function exportMail(about: { firstName: string; companyName: string; publicUrl: string }) {
  return {
    subject: 'L’esportazione dei dati è pronta',
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `I dati di ${about.companyName} sono pronti da scaricare in un file zip. Lo trovi nel profilo aziendale.`,
      ],
      button: { label: 'Apri il profilo aziendale', url: `${about.publicUrl}/profile` },
    }),
  };
}

export function confirmMail(about: { firstName: string; companyName: string; link: string }) {
  return {
    subject: 'Conferma la cancellazione della tua azienda da Truciolo',
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `È stata chiesta la cancellazione di ${about.companyName} con tutti gli utenti, i preventivi e i file. Non si potrà tornare indietro.`,
        `Se confermi, i dati saranno cancellati dopo ${DELETION_DELAY_DAYS} giorni; fino ad allora puoi annullare. Il link vale ${CONFIRM_HOURS} ore.`,
        'Se non sei stato tu, ignora questo messaggio e cambia la password.',
      ],
      button: { label: 'Conferma la cancellazione', url: about.link },
    }),
  };
}
