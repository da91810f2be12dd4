let isPressed = false;

if (typeof window !== 'undefined') {
  const listen = (name: string, pressed: boolean) =>
    window.addEventListener(name, () => (isPressed = pressed), { capture: true, passive: true });
  listen('pointerdown', true);
  listen('pointerup', false);
  listen('pointercancel', false);
}

/**
 * Runs now, or after the current press has become a click. Leaving a field may move the page: the pressed button must
 * still be under the finger on release.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const later = () => {
    window.removeEventListener('pointerup', later, true);
    window.removeEventListener('pointercancel', later, true);
    // The click comes after the release, in the same turn.
    setTimeout(act);
  };
  window.addEventListener('pointerup', later, true);
  window.addEventListener('pointercancel', later, true);
}
