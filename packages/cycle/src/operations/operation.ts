import type { CycleOperation, OperationKind, ToolUsed } from '../model/cycle-proposal.ts';
import type { Reason } from '../model/reason.ts';

/** Less is the rounding of a file, not a chip, mm³. */
export const LEAST_VOLUME = 1;

interface Draft {
  readonly count?: number;
  readonly volume?: number;
  readonly faces?: readonly number[];
}

/** An operation whose time is a number: one that could not be computed is left out and its volume stays unexplained. */
export function operation(
  kind: OperationKind,
  tool: ToolUsed['kind'],
  diameter: number | null,
  seconds: number | null,
  reason: Reason,
  { count = 1, volume = 0, faces = [] }: Draft = {},
): readonly CycleOperation[] {
  if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return [];
  // Models are off by millionths: two drills of one size are one tool.
  const size = diameter === null ? null : Math.round(diameter * 100) / 100;
  return [
    {
      kind,
      count,
      tool: { kind: tool, diameter: size },
      seconds,
      volume: Math.max(0, volume),
      reason,
      faces,
    },
  ];
}
