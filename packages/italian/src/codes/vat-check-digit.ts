/**
 * Check digit of an Italian VAT number (partita IVA), 11 digits: Luhn's rule, with the doubled digits in the
 * even places. Source: DPR 633/1972 art. 35 and the tax agency's published algorithm. A wrong one is worth a warning,
 * never a refusal: old and foreign data must go in.
 */
export function isVatCheckDigitRight(vatNumber: string): boolean {
  if (!/^[0-9]{11}$/.test(vatNumber)) return false;
  let sum = 0;
  for (let place = 0; place < 11; place += 1) {
    const digit = Number(vatNumber[place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
