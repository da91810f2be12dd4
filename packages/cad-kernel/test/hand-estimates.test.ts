import { proposeCycle } from '@truciolo/cycle';
import { analysePart, type PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { aluminium, estimateShop, steel } from './estimate-shop.ts';
import { furtherHandEstimates } from './further-hand-estimates.ts';
import { type HandEstimate, handEstimates } from './hand-estimates.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();

/** Kernel and ten parts on a busy machine. */
const LIMIT = 300_000;

const estimates: (readonly [string, readonly HandEstimate[]])[] = [
  ['ten parts', handEstimates],
  ['eight further parts', furtherHandEstimates],
];

test.each(byScope(estimates.slice(0, 1), estimates))(
  'times of %s agree with estimates made by hand',
  { timeout: LIMIT },
  async (_which, parts) => {
    const oc = await openKernel(source);
    const ratios: Record<string, number> = {};
    for (const { name, material, build, minutes, threads, stock } of parts) {
      const [part] = analysePart(await readPart(makeStep(oc, build), 'step', source));
      const record = material === 'C45' ? steel : aluminium;
      const named = (part as PartReport).holes.map(({ diameter }) => threads?.[diameter]);
      const [route] = proposeCycle(part as PartReport, record, estimateShop, { threads: named }).routes;
      if (stock) expect([name, part?.process, route?.stock.label]).toEqual([name, 'turned', stock]);
      const byHand = Object.values(minutes).reduce((sum, value) => sum + value, 0);
      ratios[name] = (route?.pieceMinutes ?? 0) / byHand;
    }
    const all = Object.values(ratios);
    expect(Object.entries(ratios).filter(([, ratio]) => ratio < 0.6 || ratio > 1.6)).toEqual([]);
    const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
    expect(mean).toBeGreaterThan(0.9);
    expect(mean).toBeLessThan(1.1);
  },
);
