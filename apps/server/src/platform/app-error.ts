import { type ErrorBody, type ErrorCode, errorCodes } from '@truciolo/contract';

type Details = Partial<Omit<ErrorBody, 'code'>>;

/** The only way a use case says no. The message is for the user, in Italian. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCodes[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return errorCodes[this.code].status;
  }
  toBody(): ErrorBody {
    return { ...this.details, code: this.code, message: this.message };
  }
}
