import type { Actor } from '../../platform/context.ts';
import { writeMail } from '../../platform/mail/mail-text.ts';

interface Answer {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  readonly number: string;
  readonly actor: Pick<Actor, 'firstName' | 'lastName' | 'companyName'>;
}

/** To the buyer: the answer, below what was asked. */
export function answerMail({ name, question, answer, number, actor }: Answer) {
  return {
    subject: `Risposta sul preventivo ${number}`,
    ...writeMail({
      greeting: `Buongiorno ${name},`,
      paragraphs: [answer, `La sua domanda: ${question}`],
      closing: `${actor.firstName} ${actor.lastName}\n${actor.companyName}`,
    }),
  };
}
