import { randomInt } from 'node:crypto';
import { contact, drawQuestion } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';

export const QUESTION = 'contact-question';
/** Time to write a long message. */
const MINUTES = 30;
const CHANCES = 2 ** 32;

/** The ticket holds the question: nothing is stored until an answer comes. */
export const drawContactQuestion = endpoint(contact.question, async ({ tickets }) => {
  const { text } = drawQuestion(() => randomInt(CHANCES) / CHANCES);
  return { text, ticket: tickets.issue(QUESTION, text, MINUTES) };
});
