/** How far a long call has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Lines of a call with `progress`, one JSON each, after its first step: the progress, and finally the answer or the
 * error. The status is 200 by then, so only the last line tells the outcome.
 */
export type ProgressLine =
  | { readonly progress: Progress }
  | { readonly answer: unknown }
  | { readonly error: unknown; readonly status: number };

export const PROGRESS_TYPE = 'application/x-ndjson';

/** Reads lines as they arrive, in chunks of any length; returns the line that ends the call. */
export async function readProgress(
  pieces: AsyncIterable<string>,
  onProgress: (progress: Progress) => void,
): Promise<Exclude<ProgressLine, { progress: Progress }> | null> {
  let rest = '';
  let last: Exclude<ProgressLine, { progress: Progress }> | null = null;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line = JSON.parse(text) as ProgressLine;
      if ('progress' in line) onProgress(line.progress);
      else last = line;
    }
  }
  return last;
}
