/** Each of these shows that the visitor is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
const PRESSED = 'button, label, input[type="checkbox"]';

export interface EarlyInput {
  /** Resolves when the visitor first does something. */
  readonly begun: Promise<void>;
  /** Repeats what the visitor did before the page could answer. Called once, when it can. */
  readonly replay: () => void;
}

/** Keeps what a visitor does with a page whose scripts do not run yet: pressed buttons and dropped files. */
export function keepEarlyInput(page: Window): EarlyInput {
  const listening = new AbortController();
  const { signal } = listening;
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
      if (files.length > 0) page.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }));
      for (const button of pressed) if (button.isConnected) button.click();
    },
  };
}
