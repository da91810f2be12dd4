let isPressed = false;

if (typeof window !== 'undefined') {
  const listen = (name: string, pressed: boolean) =>
    window.addEventListener(name, () => (isPressed = pressed), { capture: true, passive: true });
  listen('pointerdown', true);
  listen('pointerup', false);
  listen('pointercancel', false);
}

/**
 * Does it now, or once the press that is under way has become a click. What leaving a field changes may move the page:
 * the button somebody is pressing must still be under the finger when it is let go.
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
