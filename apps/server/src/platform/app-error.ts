import { type ErrorBody, type ErrorCode, errorCodes } from '@truciolo/contract';

type Details = Partial<Omit<ErrorBody, 'code'>>;

/** The only way a use case says no. The message is for the user, in Italian. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | null;
  constructor(code: ErrorCode, details: Details = {}, retryAfter: number | null = null) {
    super(details.message ?? errorCodes[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
  get status(): number {
    return errorCodes[this.code].status;
  }
  toBody(): ErrorBody {
    return { ...this.details, code: this.code, message: this.message };
  }
}
