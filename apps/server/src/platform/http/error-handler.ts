import type { ErrorBody } from '@truciolo/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isCollision, isConnectionFault, isReferenceViolation, isStorageFull } from '../database/engine.ts';
import { FilesAway } from '../files/file-store.ts';
import type { Log } from '../log.ts';

/** Errors that Fastify raises before a use case runs. */
function fromFramework(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return new AppError('UNSUPPORTED_MEDIA');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('BAD_REQUEST');
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? new AppError('BAD_REQUEST')
        : null;
  }
}

/** The declared path: addresses may contain tokens and names. */
const about = ({ id, method, routeOptions }: FastifyRequest) => ({
  request: id,
  method,
  route: routeOptions.url ?? '',
});

/** The sender went away before the body was complete: nobody reads the answer, and nothing of ours failed. */
const isHungUp = (error: unknown): boolean => {
  const { code, message, syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return true;
  return code === 'ECONNRESET' && syscall === undefined && message === 'aborted';
};

/** The answer to the caller for any failure. */
export function toAppError(error: unknown, log: Log, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isHungUp(error)) return new AppError('BAD_REQUEST');
  if (isConnectionFault(error)) {
    log.error({ err: error, ...about(request) }, 'database unreachable');
    return new AppError('UNAVAILABLE', { reference: request.id });
  }
  if (error instanceof FilesAway) {
    log.error({ err: error, ...about(request) }, 'files unreachable');
    return new AppError('FILES_UNAVAILABLE', { reference: request.id });
  }
  if (isStorageFull(error)) {
    log.error({ err: error, ...about(request) }, 'no space left');
    return new AppError('STORAGE_FULL', { reference: request.id });
  }
  // Use cases check references; rows that were deleted in between are found by the database.
  if (isReferenceViolation(error)) return new AppError('REFERENCE_GONE');
  // Equal calls at the same moment, as a double click makes them: the other one was first.
  if (isCollision(error)) {
    log.warn({ err: error, ...about(request) }, 'two calls met');
    return new AppError('TWICE_AT_ONCE');
  }
  const known = fromFramework(error as FastifyError);
  if (known) return known;
  // The user gets a number to quote to support, the log has the details.
  const reference = request.id;
  log.error({ err: error, ...about(request) }, 'unexpected fault');
  return new AppError('INTERNAL', {
    reference,
    message: `Si è verificato un errore imprevisto. Riprova fra poco; se succede ancora, comunica il codice ${reference}.`,
  });
}

const DEFAULT_WAIT_SECONDS = 60;

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = error.toBody();
  // Browsers and proxies must not cache errors.
  reply.header('cache-control', 'no-store');
  if (error.status === 429) reply.header('retry-after', String(error.retryAfter ?? DEFAULT_WAIT_SECONDS));
  return reply.code(error.status).type('application/json').send(body);
}

export function addErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => sendError(reply, toAppError(error, log, request)));
}
