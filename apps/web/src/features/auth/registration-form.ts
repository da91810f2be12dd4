import {
  isNewPassword,
  REGISTER_PASSWORD_MESSAGE,
  type Registration,
  registrationCompany,
  registrationUser,
} from '@truciolo/contract';
import { schemaRule } from '../../lib/form-rule.ts';

export const emptyRegistration = {
  companyName: '',
  vatNumber: '',
  address: '',
  postalCode: '',
  city: '',
  province: '',
  userName: '',
  userSurname: '',
  userEmail: '',
  password: '',
  confirmPassword: '',
};
type RegistrationValues = typeof emptyRegistration;

const company = registrationCompany.shape;
const user = registrationUser.shape;

/** Rules of SPEC section 5, taken from the request's own schema where it has them. */
export const registrationRules = {
  companyName: schemaRule(company.companyName),
  vatNumber: schemaRule(company.vatNumber),
  address: schemaRule(company.address),
  postalCode: schemaRule(company.postalCode),
  city: schemaRule(company.city),
  province: schemaRule(company.province),
  userName: schemaRule(user.userName),
  userSurname: schemaRule(user.userSurname),
  userEmail: schemaRule(user.userEmail),
  password: (value: string) => (isNewPassword(value) ? null : REGISTER_PASSWORD_MESSAGE),
  confirmPassword: (value: string, values: RegistrationValues) =>
    value === values.password ? null : 'Le password non coincidono',
};

export const toRegistration = (values: RegistrationValues, privacyConsent: boolean): Registration => ({
  company: {
    companyName: values.companyName,
    vatNumber: values.vatNumber,
    address: values.address,
    postalCode: values.postalCode,
    city: values.city,
    province: values.province,
  },
  user: {
    userName: values.userName,
    userSurname: values.userSurname,
    userEmail: values.userEmail,
    password: values.password,
  },
  privacyConsent,
});

/** Where the server's refusal belongs: by the words of its message, then by the fields it names. */
export function refusedFields(
  message: string,
  fields: Readonly<Record<string, string>> = {},
): Partial<Record<keyof RegistrationValues, string>> {
  const errors: Partial<Record<keyof RegistrationValues, string>> = {};
  for (const [path, text] of Object.entries(fields)) {
    const name = path.split('.').at(-1) ?? '';
    if (name in emptyRegistration) errors[name as keyof RegistrationValues] = text;
  }
  const lower = message.toLowerCase();
  if (lower.includes('partita iva')) errors.vatNumber = message;
  else if (lower.includes('email')) errors.userEmail = message;
  return errors;
}

const FIELD_NAMES: Readonly<Record<keyof RegistrationValues, string>> = {
  companyName: 'Nome Azienda',
  vatNumber: 'Partita IVA',
  address: 'Indirizzo',
  postalCode: 'CAP',
  city: 'Città',
  province: 'Provincia',
  userName: 'Nome',
  userSurname: 'Cognome',
  userEmail: 'Email',
  password: 'Password',
  confirmPassword: 'Conferma Password',
};

/** The first reason that blocks the form, once the user has begun to fill it in; null if there is none. */
export function firstMissing(
  values: RegistrationValues,
  hasConsent: boolean,
): { readonly name: string; readonly text: string } | null {
  const names = Object.keys(emptyRegistration) as (keyof RegistrationValues)[];
  if (names.every((name) => values[name] === '')) return null;
  const wrong = names.find((name) => registrationRules[name](values[name], values) !== null);
  if (wrong === undefined)
    return hasConsent ? null : { name: 'privacyConsent', text: 'Manca il consenso alla Privacy Policy.' };
  const what = values[wrong] === '' ? 'Manca' : 'Da correggere';
  return { name: wrong, text: `${what}: ${FIELD_NAMES[wrong]}.` };
}
