// @ts-check

/** A failed step says one sentence; the stack is for those who ask with DEBUG. @param {unknown} error */
export function reportFailure(error) {
  const text = error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : String(error);
  console.error(`\nErrore: ${text}`);
  process.exitCode = 1;
}
