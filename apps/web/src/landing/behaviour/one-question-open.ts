/** Browsers that know `<details name>` close the others themselves; older ones need this. */
export function keepOneQuestionOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('details[name="faq"]')];
  for (const question of questions) {
    question.addEventListener('toggle', () => {
      if (!question.open) return;
      for (const other of questions) if (other !== question) other.open = false;
    });
  }
}
