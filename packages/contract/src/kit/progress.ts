/** How far a long call has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * What a call with `progress` sends, one JSON a line, once its first step is done: how far it is, and at the end the
 * answer or the error. The status is 200 by then, so the last line alone says how it went.
 */
export type ProgressLine =
  | { readonly progress: Progress }
  | { readonly answer: unknown }
  | { readonly error: unknown; readonly status: number };

export const PROGRESS_TYPE = 'application/x-ndjson';

/** Reads lines as they arrive, in pieces of any length; gives back the line that ends the call. */
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
