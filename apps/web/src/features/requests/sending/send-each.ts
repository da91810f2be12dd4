import { ApiError } from '@truciolo/contract';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';

/** Choice of the user about a file that did not arrive. */
export type AfterLoss = 'again' | 'skip' | 'stop';

interface Sent {
  /** Files that arrived. */
  readonly count: number;
  /** False where the user stopped: some files were never tried. */
  readonly isWhole: boolean;
}

interface Listener {
  readonly askAgain: (file: File) => Promise<AfterLoss>;
  /** Shows sentences about refused files. */
  readonly say: (text: string) => void;
}

/** The connection or the session ended, or the server is starting: the same file may arrive later. */
const isLost = (error: unknown): boolean =>
  isAnnounced(error) || (error instanceof ApiError && [0, 502, 503, 504].includes(error.status));

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function sentenceOf(name: string, error: unknown): string {
  const text = errorText(error);
  return text.includes(name) ? text : `«${name}»: ${text}`;
}

/**
 * Sends files one after the other. A file that is refused costs one sentence and the others go on; about one that did
 * not arrive, `askAgain` asks the user.
 */
export async function sendEach(
  files: readonly File[],
  send: (file: File, at: number) => Promise<unknown>,
  { askAgain, say }: Listener,
): Promise<Sent> {
  const refusals: string[] = [];
  let count = 0;
  for (const [at, file] of files.entries()) {
    let next: AfterLoss = 'again';
    while (next === 'again') {
      try {
        await send(file, at);
        count += 1;
        break;
      } catch (error) {
        if (isStopped(error)) return { count, isWhole: false };
        next = isLost(error) ? await askAgain(file) : 'skip';
        if (next === 'stop') return { count, isWhole: false };
        if (next === 'again' || isLost(error)) continue;
        // A message replaces the one before: all refusals stand in the same one.
        refusals.push(sentenceOf(file.name, error));
        say(refusals.join(' '));
      }
    }
  }
  return { count, isWhole: true };
}
