import { AppError } from '../../platform/app-error.ts';

/** The row that a line of the file refers to has changed since the preview. */
export const stale = (line: number): AppError =>
  new AppError('IMPORT_STALE', {
    message: `Nel frattempo qualcuno ha cambiato la voce della riga ${line}: non è stato salvato nulla. Carica di nuovo il file.`,
  });
