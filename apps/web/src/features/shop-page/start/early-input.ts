/** Each of these shows that the visitor is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

interface EarlyInput {
  /** Resolves when the visitor first does something, also after the page took over. */
  readonly begun: Promise<void>;
  /** Resolves when files are about to come: the pointer or the focus is on their field, or they are dragged here. */
  readonly near: Promise<void>;
  /** Repeats what the visitor did before the page could answer. Called once, when it can. */
  readonly replay: () => void;
}

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isFileField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'file';

const isTicked = (field: Field): boolean => field instanceof HTMLInputElement && field.type === 'checkbox';

/**
 * Writes a value as the visitor would. React notices an event only if the value differs from the one that it saw last,
 * and it sees values that are set through the field itself. Therefore another value is set there first.
 */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement && field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  // Chosen files stay in their field; a list may have been set back.
  if (field instanceof HTMLSelectElement) field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A promise with the function that resolves it. */
function signal(): readonly [come: Promise<void>, send: () => void] {
  let send = () => {};
  const come = new Promise<void>((resolve) => {
    send = resolve;
  });
  return [come, () => send()];
}

/**
 * Keeps what a visitor does with a page whose scripts do not run yet. Fields, boxes to tick and the list of files work
 * without them; buttons and dropped files wait.
 */
export function keepEarlyInput(page: Window): EarlyInput {
  const listening = new AbortController();
  const entered = new Map<Field, string | boolean>();
  const pressed = new Set<HTMLElement>();
  /** Fields whose list of files is open: whatever the page prepares for the files can begin. */
  const opened = new Set<HTMLElement>();
  const files: File[] = [];
  const [begun, begin] = signal();
  const [near, approach] = signal();
  const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    page.addEventListener(name, act, { capture: true, signal: listening.signal });
  for (const sign of SIGNS) page.addEventListener(sign, begin, { capture: true, passive: true, once: true });
  for (const name of ['pointerover', 'focusin'] as const)
    on(name, ({ target }) => {
      if (isFileField(target)) approach();
    });
  on('click', (event) => {
    begin();
    if (isFileField(event.target)) {
      approach();
      opened.add(event.target);
    }
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    // A button that seems to do nothing is pressed again.
    pressed.add(button);
  });
  // Taking over the server's picture empties its fields.
  const keep = ({ target }: Event) => {
    if (isField(target))
      entered.set(target, isTicked(target) ? (target as HTMLInputElement).checked : target.value);
  };
  on('input', keep);
  on('change', keep);
  on('submit', (event) => event.preventDefault());
  on('dragenter', () => {
    begin();
    approach();
  });
  // Without this the browser would open the file in place of the page.
  on('dragover', (event) => event.preventDefault());
  on('drop', (event) => {
    begin();
    event.preventDefault();
    files.push(...(event.dataTransfer?.files ?? []));
  });
  return {
    begun,
    near,
    replay() {
      listening.abort();
      for (const field of opened) field.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      for (const [field, value] of entered) if (field.isConnected) enter(field, value);
      if (files.length > 0) page.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }));
      for (const button of pressed) if (button.isConnected) button.click();
    },
  };
}
