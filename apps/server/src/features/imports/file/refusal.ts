/** A file that cannot be taken; the message is for the user. */
export class Refusal extends Error {}

export const DAMAGED = 'Il file è incompleto o danneggiato: aprilo con Excel, salvalo di nuovo e riprova.';
export const TOO_BIG =
  'Il file è troppo grande una volta aperto: dividilo in più file, con al massimo 50.000 righe ciascuno.';
