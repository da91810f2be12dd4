export type SaveState =
  /** Everything is on the server, or nothing was typed yet. */
  | { readonly kind: 'saved'; readonly at: string | null }
  /** Changes wait for the debounce. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** The server could not be reached; retries are automatic. */
  | { readonly kind: 'offline' }
  /** The server refused; a retry without a change would not help. */
  | { readonly kind: 'refused'; readonly message: string };
