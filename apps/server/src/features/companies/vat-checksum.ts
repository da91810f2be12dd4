/**
 * Check digit of an Italian VAT number (Luhn over the first ten digits). A wrong one is worth a warning, never a
 * refusal: old and foreign data must go in.
 */
export function isVatChecksumRight(vatNumber: string): boolean {
  if (!/^\d{11}$/.test(vatNumber)) return false;
  let sum = 0;
  for (let index = 0; index < 11; index += 1) {
    const digit = Number(vatNumber[index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
