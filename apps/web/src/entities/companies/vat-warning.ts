import { isVatCheckDigitRight } from '@truciolo/italian';

/** A warning beside the field, never a refusal; null while the number is fine or not yet complete. */
export const vatWarning = (vatNumber: string): string | null =>
  /^[0-9]{11}$/.test(vatNumber) && !isVatCheckDigitRight(vatNumber)
    ? 'L’ultima cifra non torna: controlla il numero sulla visura.'
    : null;
