import { ownText } from '../../lib/session/own-text.ts';

const KEY = 'unfinished-position';

/** A position whose creation began in this browser and has not ended yet. */
interface UnfinishedPosition {
  readonly code: string;
  /** Null until the quote it goes into is known. */
  readonly quoteGuid: string | null;
  readonly isSaved: boolean;
  /** Names of files that are not attached yet. */
  readonly files: readonly string[];
}

export function readUnfinished(): UnfinishedPosition | null {
  try {
    const read = JSON.parse(ownText.read(KEY) ?? 'null') as UnfinishedPosition | null;
    return read && typeof read.code === 'string' && Array.isArray(read.files) ? read : null;
  } catch {
    return null;
  }
}

export const noteUnfinished = (position: UnfinishedPosition): void =>
  ownText.write(KEY, JSON.stringify(position));

/** Takes a file off the list as soon as it is attached. */
export function noteAttached(name: string): void {
  const known = readUnfinished();
  if (known) noteUnfinished({ ...known, files: known.files.filter((other) => other !== name) });
}

export const forgetUnfinished = (): void => ownText.remove(KEY);

/** Says in one sentence how far the creation came before the reload. */
export function unfinishedText({ code, isSaved, files }: UnfinishedPosition): string {
  if (!isSaved) return `La creazione di «${code}» si è interrotta prima del salvataggio: creala di nuovo.`;
  if (files.length === 0)
    return `La posizione «${code}» è nel preventivo, con i suoi file: controlla quali vede il cliente.`;
  return `La posizione «${code}» è nel preventivo, ma si è interrotto l’invio dei file: manca ${files.join(', ')}.`;
}
