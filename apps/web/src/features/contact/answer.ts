import { solveQuestion } from '@truciolo/contract';

/** As the server drew it, with the ticket that its answer is sent with. */
export interface DrawnQuestion {
  readonly text: string;
  readonly ticket: string;
}

/** A typed answer as a whole number, or null. */
export const readAnswer = (typed: string): number | null =>
  /^\s*[-−]?\d{1,3}\s*$/.test(typed) ? Number(typed.trim().replace('−', '-')) : null;

/** Whether what was typed answers it: said at once, decided by the server. */
export const isRight = (drawn: DrawnQuestion | null, typed: string): boolean =>
  drawn !== null && readAnswer(typed) !== null && readAnswer(typed) === solveQuestion(drawn.text);
