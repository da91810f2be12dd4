/** Says that the cookie choice could not be loaded and offers another try. */
export function showRetryNotice(retry: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'site consent-failed';
  notice.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent =
    'Le preferenze sui cookie non si sono caricate. Nel frattempo usiamo solo quelli necessari.';

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn alt sm';
  button.textContent = 'Riprova';
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });

  notice.append(text, button);
  document.body.append(notice);
}
