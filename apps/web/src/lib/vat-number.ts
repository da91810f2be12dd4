/**
 * Check digit of an Italian VAT number (partita IVA), 11 digits: Luhn's rule, with the doubled digits in the
 * even places. Source: DPR 633/1972 art. 35 and the tax agency's published algorithm.
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

/** A warning beside the field, never a refusal; null while the number is fine or not yet complete. */
export const vatWarning = (vatNumber: string): string | null =>
  /^[0-9]{11}$/.test(vatNumber) && !isVatCheckDigitRight(vatNumber)
    ? 'L’ultima cifra non torna: controlla il numero sulla visura.'
    : null;
