/** `/termini` is the same document as `/privacy`, opened at its terms. */
export function openTerms(): void {
  if (location.pathname !== '/termini' || location.hash) return;
  document.getElementById('termini')?.scrollIntoView({ behavior: 'instant' });
}
