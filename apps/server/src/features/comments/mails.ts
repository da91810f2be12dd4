import type { Actor } from '../../platform/context.ts';
import { writeMail } from '../../platform/mail/mail-text.ts';

interface Answer {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  readonly files: readonly string[];
  readonly number: string;
  readonly actor: Pick<Actor, 'firstName' | 'lastName' | 'companyName'>;
}

/** To the buyer: the answer, below what was asked. */
export function answerMail({ name, question, answer, files, number, actor }: Answer) {
  const attached = files.length > 0 ? [`Nella pagina dell’offerta trova: ${files.join(', ')}.`] : [];
  return {
    subject: `Risposta sul preventivo ${number}`,
    ...writeMail({
      greeting: `Buongiorno ${name},`,
      paragraphs: [...(answer ? [answer] : []), ...attached, `La sua domanda: ${question}`],
      closing: `${actor.firstName} ${actor.lastName}\n${actor.companyName}`,
    }),
  };
}
