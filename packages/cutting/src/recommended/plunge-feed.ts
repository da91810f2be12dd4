import type { IsoGroup } from '../material.ts';
import { type FeedRange, forMaterial } from './feed-factor.ts';

/** Formulas a11. */
export const partingFeed = (kind: 'parting' | 'grooving', iso: IsoGroup | undefined): FeedRange =>
  forMaterial(kind === 'parting' ? [0.06, 0.15] : [0.05, 0.12], iso);
