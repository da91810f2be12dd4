import { writeMail } from '../../../platform/mail/mail-text.ts';

export const RESET_HOURS = 2;

/** The address is not confirmed yet, so these mails repeat nothing that was typed. */
const STRANGER = 'Se non sei stato tu a registrarti, ignora questo messaggio.';
const confirmButton = (url: string) => ({ label: 'Conferma il tuo indirizzo', url });

/** Without a link, where the installation has no mail server and nothing is to be confirmed. */
export function welcomeMail(about: { publicUrl: string; link: string | null }) {
  return {
    subject: 'La prova di Truciolo è attiva',
    ...writeMail({
      greeting: 'Buongiorno,',
      paragraphs: [
        'la tua azienda è registrata. Hai 14 giorni di prova con tutte le funzioni, per tre persone, senza carta.',
        'Trovi già oltre cento materiali con densità, forze e velocità di taglio. I prezzi sono indicativi: confermali prima di inviare un’offerta.',
        ...(about.link === null
          ? []
          : ['Conferma il tuo indirizzo: poi puoi inviare i preventivi per email ai clienti.']),
        STRANGER,
      ],
      button:
        about.link === null
          ? { label: 'Apri Truciolo', url: `${about.publicUrl}/login` }
          : confirmButton(about.link),
    }),
  };
}

export function confirmMail(about: { link: string }) {
  return {
    subject: 'Conferma il tuo indirizzo email',
    ...writeMail({
      greeting: 'Buongiorno,',
      paragraphs: ['conferma il tuo indirizzo per inviare i preventivi per email ai clienti.', STRANGER],
      button: confirmButton(about.link),
    }),
  };
}

export function guessedMail(about: { firstName: string; publicUrl: string }) {
  return {
    subject: 'Troppi tentativi di accesso al tuo account Truciolo',
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        'Qualcuno ha provato molte password o codici sbagliati per il tuo account. Per qualche minuto gli accessi sono fermi; chi è già dentro continua a lavorare.',
        'Se non sei stato tu, scegli una password lunga che non usi altrove.',
      ],
      button: { label: 'Cambia la password', url: `${about.publicUrl}/forgot-password` },
    }),
  };
}

export function resetMail(about: { firstName: string; link: string }) {
  return {
    subject: 'Reimposta la password di Truciolo',
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `Qualcuno, speriamo tu, ha chiesto di reimpostare la password. Il link vale ${RESET_HOURS} ore e si usa una volta sola.`,
        'Se non sei stato tu, ignora questo messaggio: la password resta quella di prima.',
      ],
      button: { label: 'Scegli una nuova password', url: about.link },
    }),
  };
}

export function passwordChangedMail(about: { firstName: string; publicUrl: string }) {
  return {
    subject: 'La tua password di Truciolo è cambiata',
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        'La password del tuo account è stata appena cambiata e le altre sessioni sono state chiuse.',
        'Se non sei stato tu, reimpostala subito.',
      ],
      button: { label: 'Reimposta la password', url: `${about.publicUrl}/forgot-password` },
    }),
  };
}
