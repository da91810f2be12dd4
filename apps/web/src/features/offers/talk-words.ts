import type { Language } from './offer-words.ts';

const italian = {
  title: 'Domande',
  ask: 'Hai una domanda? Scrivi all’officina',
  name: 'Il tuo nome',
  email: 'Email per la risposta',
  question: 'La tua domanda',
  send: 'Invia la domanda',
};

const english: typeof italian = {
  title: 'Questions',
  ask: 'A question? Write to the workshop',
  name: 'Your name',
  email: 'E-mail for the answer',
  question: 'Your question',
  send: 'Send the question',
};

export const talkWords = (language: Language): typeof italian => (language === 'en' ? english : italian);
