/** Input and output of a command of the `truciolo` program. */
export interface CommandIo {
  readonly args: readonly string[];
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

export interface Command {
  readonly name: string;
  /** One Italian line for `truciolo --help`. */
  readonly summary: string;
  /** Exit code: 0 done, 1 the input was refused, 2 the call itself was wrong. */
  run(io: CommandIo): Promise<number>;
}
