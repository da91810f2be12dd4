/** What can be typed into or pressed. */
const FIELD = 'input:not([type="hidden"]), select, textarea, button';

const fieldIn = (root: Element | null): HTMLElement | null =>
  root === null ? null : root.matches(FIELD) ? (root as HTMLElement) : root.querySelector<HTMLElement>(FIELD);

/**
 * Brings the field of a problem to sight and puts the cursor into it. `phases[1].cycle` is looked for by its name, then
 * as the first empty field of its section.
 */
export function focusField(path: string): void {
  const section = path.replace(/[[.].*$/, '');
  const room = document.querySelector(`[data-section="${section}"]`);
  const named = document.querySelector(`[data-field="${CSS.escape(path)}"]`);
  const missing = room?.querySelector('[data-missing]') ?? null;
  const target = fieldIn(named) ?? fieldIn(missing) ?? fieldIn(room);
  target?.focus({ preventScroll: true });
  (target ?? room)?.scrollIntoView({ block: 'center' });
}
