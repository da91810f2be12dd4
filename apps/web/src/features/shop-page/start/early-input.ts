/** Each of these shows that the visitor is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
const PRESSED = 'button, label, input[type="checkbox"]';

export interface EarlyInput {
  /** Resolves when the visitor first does something. */
  readonly begun: Promise<void>;
  /** Repeats what the visitor did before the page could answer. Called once, when it can. */
  readonly replay: () => void;
}

/** Writes a value as the visitor would: React notices it only if it is set past its own property. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what a visitor does with a page whose scripts do not run yet: typed texts, pressed buttons, dropped files. */
export function keepEarlyInput(page: Window): EarlyInput {
  const listening = new AbortController();
  const { signal } = listening;
  const typed = new Map<HTMLInputElement, string>();
  const pressed: HTMLElement[] = [];
  const files: File[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    page.addEventListener(name, act, { capture: true, signal });
  for (const sign of SIGNS) page.addEventListener(sign, begin, { capture: true, passive: true, signal });
  on('click', (event) => {
    begin();
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  });
  // Taking over the server's picture empties its fields.
  on('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') typed.set(target, target.value);
  });
  on('submit', (event) => event.preventDefault());
  on('dragenter', begin);
  // Without this the browser would open the file in place of the page.
  on('dragover', (event) => event.preventDefault());
  on('drop', (event) => {
    begin();
    event.preventDefault();
    files.push(...(event.dataTransfer?.files ?? []));
  });
  return {
    begun,
    replay() {
      listening.abort();
      for (const [field, value] of typed) if (field.isConnected) typeInto(field, value);
      if (files.length > 0) page.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }));
      for (const button of pressed) if (button.isConnected) button.click();
    },
  };
}
