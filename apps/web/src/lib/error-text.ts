import { ApiError } from '@truciolo/contract';

/**
 * The sentence the server itself sent, or null: a call that never arrived (status 0) and an answer that is not
 * in our format (INTERNAL without a reference) carry a sentence made up by the client.
 */
export function serverMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  if (error.code === 'INTERNAL' && error.body.reference === undefined) return null;
  return error.message;
}

/** What to tell the user about any failure: what happened, with the number to quote to support if there is one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Si è verificato un errore imprevisto. Riprova fra poco.';
  return error.body.reference ? `${error.message} (riferimento ${error.body.reference})` : error.message;
}

/** A failure whose popup the app already shows: pages need not say it again. */
export const isAnnounced = (error: unknown): boolean =>
  error instanceof ApiError && ['LICENSE_EXPIRED', 'UNAUTHENTICATED', 'SESSION_IDLE'].includes(error.code);
