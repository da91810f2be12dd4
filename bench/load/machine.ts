/** The system under test: processes of the app behind a proxy, with their shared PostgreSQL. */
export interface Machine {
  readonly base: string;
  readonly pids: readonly number[];
  /** Addresses of their metrics. */
  readonly metrics: readonly string[];
  /** Pid of one backend of the database, from which the others are found. */
  readonly backend: number;
}
