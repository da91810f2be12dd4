import { withComma } from '@truciolo/italian';

/** Configured figures have a decimal point, as search engines want them; people read a comma. */
export function showDecimalCommas(): void {
  for (const element of document.querySelectorAll('[data-decimal]')) {
    element.textContent = withComma(element.textContent);
  }
}
