import type { KlartextRun } from './klartext-run.ts';

/** The path follows the transformations in force from here on. */
export function applyTransforms(run: KlartextRun): void {
  run.path.flush();
  run.path.frame = run.transforms.frame;
}
