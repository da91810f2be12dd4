import { runCannedCycle } from './canned-cycle.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';
import { isDrillingCode } from './motion-group.ts';
import { position } from './target.ts';

const MAX_HOLES = 1000;

/**
 * Haas G70 (circle), G71 (arc), G72 (row): the drilling cycle in force at holes about the present position.
 * I radius or step, J first angle, K angle between holes of an arc, L count.
 */
export function runBoltPattern(run: IsoRun, code: number): void {
  const { block, unit } = run;
  const reach = block.take(LETTER.I, 0) * unit;
  const first = block.take(LETTER.J, 0);
  const spacing = block.take(LETTER.K, 0);
  const holes = Math.min(MAX_HOLES, Math.max(0, Math.floor(block.take(LETTER.L, 0))));
  const isCycle = isDrillingCode(run.motion);
  if (!isCycle || holes === 0) {
    run.finding('bad-block', block.gColumns[0] ?? 1, {
      reason: 'schema di fori senza ciclo di foratura o senza L',
    });
    return;
  }
  const [x, y] = position(run);
  const { incremental } = run;
  for (let i = 0; i < holes; i++) {
    const angle = code === 720 ? first : first + i * (code === 700 ? 360 / holes : spacing);
    const radius = code === 720 ? i * reach : reach;
    const turn = (angle * Math.PI) / 180;
    // The pattern gives the position; depth, R and Q are the cycle's own words.
    block.mask &= ~(BIT.I | BIT.J | BIT.K | BIT.L);
    block.set(LETTER.X, (x + radius * Math.cos(turn)) / unit, 0, true);
    block.set(LETTER.Y, (y + radius * Math.sin(turn)) / unit, 0, true);
    run.incremental = false;
    runCannedCycle(run, run.motion, true);
    block.mask &= ~(BIT.Z | BIT.R);
  }
  run.incremental = incremental;
}
