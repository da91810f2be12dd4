import type { CanonSink } from './canon/sink.ts';
import type { Dialect } from './dialect.ts';
import type { FindingList } from './finding.ts';
import type { RunGuard } from './limits.ts';
import type { Home } from './machine/home.ts';
import type { LengthUnit } from './program-unit.ts';
import type { SourceFile } from './source-file.ts';
import type { ToolBook } from './tools/tool-book.ts';

/** Input of a front end. `files[0]` is the program, the others may hold its subprograms. */
export interface FrontEndJob {
  readonly files: readonly SourceFile[];
  readonly dialect: Dialect;
  readonly sink: CanonSink;
  readonly findings: FindingList;
  readonly guard: RunGuard;
  /** Lathe: X as diameter, turret, G71-G76 of turning. */
  readonly lathe: boolean;
  /** Reference point of the machine, for G28, G30, G53, SUPA, M91. */
  readonly home: Home;
  /** Where reading of the main file ended: a front end that counts lines says so and saves a second count. */
  readonly reached?: { at: number; lines: number };
  /** Unit that counts until the program declares one, and whether it did. */
  readonly unit: { readonly assumed: LengthUnit; isDeclared: boolean };
  /** Known sizes of the tools. */
  readonly tools: ToolBook;
}

/**
 * A dialect's reader: turns the bytes of the job into calls on its sink. It is a generator so that a worker can show
 * progress and cancel: it yields the done share of the main file (0..1), at most every few thousand lines.
 */
export type FrontEnd = (job: FrontEndJob) => Generator<number, void, void>;
