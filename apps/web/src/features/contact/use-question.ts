import { drawQuestion, type Question } from '@truciolo/contract';
import { useState } from 'react';

/** The arithmetic question on screen, and a way to draw another. */
export function useQuestion(): [question: Question, drawAnother: () => void] {
  const [question, setQuestion] = useState(() => drawQuestion(Math.random));
  return [question, () => setQuestion(drawQuestion(Math.random))];
}

/** A typed answer as a whole number, or null. */
export const readAnswer = (typed: string): number | null =>
  /^\s*[-−]?\d{1,3}\s*$/.test(typed) ? Number(typed.trim().replace('−', '-')) : null;
