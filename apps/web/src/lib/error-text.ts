import { ApiError } from '@truciolo/contract';

/** The server's own sentence, or null. */
export const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError ? error.said : null;

/** Text for the user about any failure, with the number to quote to support if there is one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Si è verificato un errore imprevisto. Riprova fra poco.';
  return error.body.reference ? `${error.message} (riferimento ${error.body.reference})` : error.message;
}

/** A failure whose popup the app already shows: pages need not repeat it. */
export const isAnnounced = (error: unknown): boolean =>
  error instanceof ApiError && ['LICENSE_EXPIRED', 'UNAUTHENTICATED', 'SESSION_IDLE'].includes(error.code);
