import { addDays, isVatCheckDigitRight } from '@truciolo/italian';
import type { BuyerFields } from './kept-request.ts';

type BuyerProblem =
  | 'missingName'
  | 'missingCompany'
  | 'missingEmail'
  | 'wrongVat'
  | 'wrongDay'
  | 'wrongAnswer'
  | 'missingConsent';

export type FormField = keyof BuyerFields | 'answer' | 'consent';
export type FormProblems = Partial<Record<FormField, BuyerProblem>>;

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
export const isEmail = (typed: string): boolean => EMAIL.test(typed.trim());

/** Letters of the country and two to thirteen letters or digits, as VIES has them. */
const FOREIGN = /^(?!IT)[A-Z]{2}[0-9A-Z]{2,13}$/;

/** "IT 0163 …" without blanks, dots and the letters that an Italian number does not need. */
export const bareVat = (typed: string): string => {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return bare === 'IT' ? '' : bare.replace(/^IT(?=\d{11}$)/, '');
};

const isVat = (typed: string): boolean => {
  const bare = bareVat(typed);
  return bare === '' || FOREIGN.test(bare) || (/^\d{11}$/.test(bare) && isVatCheckDigitRight(bare));
};

/** Everything that is wrong at once, in the order of the form. */
export function checkBuyer(
  buyer: BuyerFields,
  { isAnswered, hasConsent, today }: { isAnswered: boolean; hasConsent: boolean; today: string },
): FormProblems {
  const problems: FormProblems = {};
  if (buyer.name.trim() === '') problems.name = 'missingName';
  if (buyer.company.trim() === '') problems.company = 'missingCompany';
  if (!isVat(buyer.vatNumber)) problems.vatNumber = 'wrongVat';
  if (!isEmail(buyer.email)) problems.email = 'missingEmail';
  if (buyer.wantedBy !== '' && buyer.wantedBy < addDays(today, 1)) problems.wantedBy = 'wrongDay';
  if (!isAnswered) problems.answer = 'wrongAnswer';
  if (!hasConsent) problems.consent = 'missingConsent';
  return problems;
}
