interface Ending {
  addEventListener(name: 'abort', listener: () => void): void;
}
type Listener = (event: { readonly data: unknown }) => void;

/** Text and operators come in pieces, and the sender uses the object and the lists of a piece again for the next one. */
function kept(message: object): object {
  const { chunk } = message as { chunk?: object };
  if (!chunk || ArrayBuffer.isView(chunk)) return message;
  const parts = Object.entries(chunk).map(([name, part]) => [name, Array.isArray(part) ? [...part] : part]);
  return { ...message, chunk: Object.fromEntries(parts) };
}

/**
 * The way between the two halves of pdfjs, which both run in this thread. Its own way copies every message in depth: for
 * a page of fifty thousand lines that took longer than to read them.
 */
export class SameThreadPort {
  private readonly listeners = new Set<Listener>();

  postMessage(message: object): void {
    const event = { data: kept(message) };
    void Promise.resolve().then(() => {
      for (const listener of this.listeners) listener.call(this, event);
    });
  }

  addEventListener(_name: string, listener: Listener, options?: { readonly signal?: Ending }): void {
    this.listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.listeners.delete(listener);
  }

  terminate(): void {
    this.listeners.clear();
  }
}
