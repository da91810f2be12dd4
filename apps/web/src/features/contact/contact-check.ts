import { isPhone } from '@truciolo/contract';

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
}

export interface ContactAttempt extends ContactFields {
  /** The question was answered rightly. */
  readonly answered: boolean;
  readonly consent: boolean;
}

export type ContactProblem =
  | { readonly kind: 'required'; readonly fields: readonly (keyof ContactFields)[] }
  | { readonly kind: 'phone' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'consent' };

const REQUIRED = ['name', 'email', 'message'] as const;

/** The dialog's checks in their order; only the first that fails is reported. */
export function checkContact(attempt: ContactAttempt): ContactProblem | null {
  const missing = REQUIRED.filter((field) => attempt[field].trim() === '');
  if (missing.length > 0) return { kind: 'required', fields: missing };
  if (!isPhone(attempt.phone.trim())) return { kind: 'phone' };
  if (!attempt.answered) return { kind: 'answer' };
  if (!attempt.consent) return { kind: 'consent' };
  return null;
}
