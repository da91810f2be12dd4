/** Interface of autosave for the editor. */
export interface Autosave {
  /** Follows the changes until `stop`; may be started again. */
  start(): void;
  /** Sends pending changes now; resolves to whether everything is on the server. */
  flush(): Promise<boolean>;
  /** The same for a user who leaves the page: a first save no longer changes the address. */
  leave(): Promise<boolean>;
  /** The user stays after all. */
  stay(): void;
  /** Like `flush`, but creates even an empty quote, because the server is about to add something. Resolves to its guid. */
  create(): Promise<string | null>;
  /** Refetches the quote: a colleague may have saved. */
  refresh(): Promise<void>;
  /** Called when the connection is back, or the user asks. In a sent quote it looks for a new revision. */
  retryNow(): void;
  stop(): void;
}
