import { type DestinationStream, type LoggerOptions, pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

/** PostgreSQL quotes the refused value at the end of its message: `invalid input syntax for type uuid: "…"`. */
const QUOTED_VALUE = /: ".*"$/s;
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * The technical part of an error without row data: the database reports values of a refused row in `detail` and
 * `where`.
 */
function faultOf(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }) {
  const { name, code, constraint, table } = error;
  const isOfDatabase = typeof code === 'string' && SQL_STATE.test(code);
  const clean = (text: string) => (isOfDatabase ? text.replace(QUOTED_VALUE, ': "…"') : text);
  const message = clean(error.message);
  const stack = error.stack?.replace(error.message, message);
  return { type: name, message, code, constraint, table, stack };
}

/** One JSON line per event. Bodies are never logged; secrets inside objects are redacted by name. */
export function createLog(level: string, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.passwordHash',
        '*.token',
        '*.newPassword',
        '*.currentPassword',
        'headers.authorization',
      ],
      censor: '…',
    },
    serializers: { err: faultOf },
  };
  return destination ? pino(options, destination) : pino(options);
}
