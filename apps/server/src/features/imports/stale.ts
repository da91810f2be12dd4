import { AppError } from '../../platform/app-error.ts';

/** What a row of the file means is no longer what the preview showed. */
export const stale = (line: number): AppError =>
  new AppError('IMPORT_STALE', {
    message: `Nel frattempo qualcuno ha cambiato la voce della riga ${line}: non è stato salvato nulla. Carica di nuovo il file.`,
  });
