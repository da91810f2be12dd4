/** What the editor may ask of who saves its document. */
export interface Autosave {
  /** Follows the changes until `stop`; may be started again. */
  start(): void;
  /** Sends what is unsaved now; resolves to whether all of it is on the server. */
  flush(): Promise<boolean>;
  /** Reads the quote again: somebody else may have saved. */
  refresh(): Promise<void>;
  /** The connection is back. */
  retryNow(): void;
  stop(): void;
}
