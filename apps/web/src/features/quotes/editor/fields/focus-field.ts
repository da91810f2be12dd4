/** Focusable controls. */
const FIELD = 'input:not([type="hidden"]), select, textarea, button';
/** Frames to wait for a section that has just been expanded. */
const PATIENCE = 20;

const fieldIn = (root: Element | null): HTMLElement | null =>
  root === null ? null : root.matches(FIELD) ? (root as HTMLElement) : root.querySelector<HTMLElement>(FIELD);

const named = (path: string): HTMLElement | null =>
  fieldIn(document.querySelector(`[data-field="${CSS.escape(path)}"]`));

/** The collapsed toggle of a field: its `data-opens` is the prefix of its fields' paths. */
const arrowTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-opens][aria-expanded="false"]')].find(({ dataset }) =>
    path.startsWith(dataset.opens ?? path),
  );

function show(target: Element | null): void {
  target?.closest('details')?.setAttribute('open', '');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

function showOnceThere(path: string, patience: number): void {
  const target = named(path);
  if (target) show(target);
  else if (patience > 0) requestAnimationFrame(() => showOnceThere(path, patience - 1));
}

/**
 * Scrolls to the field of a problem and focuses it. `phases[1].cycle` is searched by its name, then behind a toggle,
 * then as the first empty field of its section.
 */
export function focusField(path: string): void {
  const target = named(path);
  const arrow = target ? undefined : arrowTo(path);
  if (target) show(target);
  else if (arrow) {
    arrow.click();
    showOnceThere(path, PATIENCE);
  } else {
    const section = path.replace(/[[.].*$/, '');
    const room = document.querySelector(`[data-section="${section}"]`);
    show(fieldIn(room?.querySelector('[data-missing]') ?? null) ?? fieldIn(room) ?? room);
  }
}
