import type { Variables } from './variables.ts';

/** A call level: the return address and the values to restore. */
export interface CallFrame {
  readonly kind: 'program' | 'macro' | 'sub';
  readonly file: number;
  readonly at: number;
  readonly line: number;
  /** First byte and line of the called part: repeats start there again. */
  readonly entryFile: number;
  readonly entryAt: number;
  readonly entryLine: number;
  /** Runs still to do after the present one. */
  repeats: number;
  /** Puts the caller's local variables back. */
  readonly restore: ReturnType<Variables['push']> | null;
  readonly label: string;
  /** Loops open at this level. */
  readonly loops: Map<string, LoopMark>;
}

export interface LoopMark {
  readonly kind: 'while' | 'do' | 'repeat';
  readonly at: number;
  readonly line: number;
  remaining: number;
}
