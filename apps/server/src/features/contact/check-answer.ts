import { solveQuestion } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import { QUESTION } from './draw-question.ts';

interface Answered {
  readonly verificationQuestion: string;
  readonly verificationTicket?: string | undefined;
  readonly verificationAnswer: number;
}

/** Null where the ticket has expired or belongs to another question. One answer to a ticket: guessing costs a new question each time. */
async function askedQuestion(tickets: Services['tickets'], body: Answered): Promise<string | null> {
  const { verificationQuestion, verificationTicket } = body;
  if (verificationTicket === undefined) return verificationQuestion;
  const asked = await tickets.use(QUESTION, verificationTicket);
  return asked === verificationQuestion ? asked : null;
}

/** Refuses a form whose question has expired or is wrongly answered. */
export async function checkAnswer({ tickets }: Pick<Services, 'tickets'>, body: Answered): Promise<void> {
  const asked = await askedQuestion(tickets, body);
  if (asked === null) throw new AppError('QUESTION_OVER');
  if (solveQuestion(asked) !== body.verificationAnswer) {
    throw new AppError('WRONG_ANSWER', {
      fields: { verificationAnswer: new AppError('WRONG_ANSWER').message },
    });
  }
}
