import { randomInt, randomUUID } from 'node:crypto';

/** Ten random digits and the check digit that belongs to them, as on a real Italian VAT number. */
function newVatNumber(): string {
  const digits = Array.from({ length: 10 }, () => randomInt(10));
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : 2 * digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
}

/** Fields of the registration form by name, filled in for a company that does not exist yet. */
export const newRegistration = () => ({
  companyName: 'Officina di Prova S.r.l.',
  vatNumber: newVatNumber(),
  address: 'Via dei Tornitori 8',
  postalCode: '13011',
  city: 'Borgosesia',
  province: 'Vercelli (VC)',
  userName: 'Anna',
  userSurname: 'Bianchi',
  userEmail: `anna.${randomUUID()}@officina-di-prova.it`,
  password: 'Vk7!mzRq9x',
  confirmPassword: 'Vk7!mzRq9x',
});
export type Registration = ReturnType<typeof newRegistration>;
