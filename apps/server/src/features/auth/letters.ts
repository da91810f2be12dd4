import { writeLetter } from '../../platform/mail/letter.ts';

export const RESET_HOURS = 2;

export function welcomeLetter(about: { firstName: string; companyName: string; publicUrl: string }) {
  return {
    subject: 'Benvenuto in Truciolo: la prova è attiva',
    ...writeLetter({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `${about.companyName} è registrata. Hai 14 giorni di prova con tutte le funzioni, per tre persone, senza carta.`,
        'Trovi già oltre cento materiali con densità, forze e velocità di taglio. I prezzi sono indicativi: confermali prima di inviare un’offerta.',
      ],
      button: { label: 'Apri Truciolo', url: `${about.publicUrl}/login` },
    }),
  };
}

export function resetLetter(about: { firstName: string; link: string }) {
  return {
    subject: 'Reimposta la password di Truciolo',
    ...writeLetter({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `Qualcuno, speriamo tu, ha chiesto di reimpostare la password. Il link vale ${RESET_HOURS} ore e si usa una volta sola.`,
        'Se non sei stato tu, ignora questo messaggio: la password resta quella di prima.',
      ],
      button: { label: 'Scegli una nuova password', url: about.link },
    }),
  };
}

export function passwordChangedLetter(about: { firstName: string; publicUrl: string }) {
  return {
    subject: 'La tua password di Truciolo è cambiata',
    ...writeLetter({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        'La password del tuo account è stata appena cambiata e le altre sessioni sono state chiuse.',
        'Se non sei stato tu, reimpostala subito.',
      ],
      button: { label: 'Reimposta la password', url: `${about.publicUrl}/forgot-password` },
    }),
  };
}
