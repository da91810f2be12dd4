/** Messages between the main thread and the worker of the embedded engine. */
export interface EmbeddedStart {
  readonly dataDir: string;
}

export type EmbeddedRequest =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly id: number; readonly kind: 'exec'; readonly sql: string }
  | { readonly id: number; readonly kind: 'listen'; readonly channel: string }
  | { readonly id: number; readonly kind: 'dump'; readonly file: string }
  | { readonly id: number; readonly kind: 'close' };

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type EmbeddedCommand = WithoutId<EmbeddedRequest>;

export interface EmbeddedRows {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** The parts of a PostgreSQL error that callers read. */
export interface EmbeddedFault {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

export type EmbeddedReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly result: EmbeddedRows }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: EmbeddedFault }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };
