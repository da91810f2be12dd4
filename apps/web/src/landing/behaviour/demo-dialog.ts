const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tab goes round inside the dialog; a modal `<dialog>` alone would let it out to the browser's own bar. */
function keepFocusInside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = dialog.querySelectorAll<HTMLElement>('button, a[href]');
    const first = stops[0];
    const last = stops[stops.length - 1];
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  });
}

/** "Guarda la demo": a link to the film becomes the button of a dialog that plays it. */
export function bindDemoDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#demo');
  const opener = document.querySelector<HTMLAnchorElement>('[data-open-demo]');
  const video = dialog?.querySelector('video');
  if (!dialog || !opener || !video || !('showModal' in dialog)) return;

  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-haspopup', 'dialog');

  const open = (event: Event): void => {
    event.preventDefault();
    video.poster = video.dataset.poster ?? '';
    for (const track of video.textTracks) track.mode = 'showing';
    dialog.showModal();
    // Refused by the browser in some saving modes: the controls and the poster are there all the same.
    if (!prefersStill()) video.play().catch(() => undefined);
  };

  opener.addEventListener('click', open);
  opener.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
  dialog.querySelector('[data-close-demo]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    video.pause();
    opener.focus();
  });
  keepFocusInside(dialog);
}
