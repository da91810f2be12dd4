// @ts-check
import { say } from './say.mjs';

/**
 * A step that failed says one sentence. A fault of the program (TypeError and the like) shows where, and DEBUG
 * shows it for every failure.
 * @param {unknown} error
 */
export function reportFailure(error) {
  const expected = error instanceof Error && error.constructor === Error && !process.env.DEBUG;
  console.error(
    `\n${say('Error', 'Errore')}: ${expected ? error.message : error instanceof Error ? error.stack : error}`,
  );
  process.exitCode = 1;
}
