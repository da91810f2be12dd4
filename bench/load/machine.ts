/** What is measured: processes of the app behind a proxy, with the PostgreSQL they share. */
export interface Machine {
  readonly base: string;
  readonly pids: readonly number[];
  /** Addresses of their figures. */
  readonly metrics: readonly string[];
  /** Pid of one backend of the database, by which the others are found. */
  readonly backend: number;
}
