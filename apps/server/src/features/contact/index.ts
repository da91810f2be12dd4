export { checkAnswer } from './check-answer.ts';
