/** Configured figures have a decimal point, as search engines want them; people read a comma. */
export function showDecimalCommas(): void {
  for (const element of document.querySelectorAll('[data-decimal]')) {
    element.textContent = element.textContent.replace('.', ',');
  }
}
