import { solveQuestion } from '@truciolo/contract';

/** The server's question with the ticket for its answer. */
export interface DrawnQuestion {
  readonly text: string;
  readonly ticket: string;
}

/** A typed answer as a whole number, or null. */
export const readAnswer = (typed: string): number | null =>
  /^\s*[-−]?\d{1,3}\s*$/.test(typed) ? Number(typed.trim().replace('−', '-')) : null;

/** Whether the typed answer is right: an immediate hint, the server decides. */
export const isRight = (drawn: DrawnQuestion | null, typed: string): boolean =>
  drawn !== null && readAnswer(typed) !== null && readAnswer(typed) === solveQuestion(drawn.text);
