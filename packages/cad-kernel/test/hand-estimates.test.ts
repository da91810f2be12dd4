import { proposeCycle } from '@truciolo/cycle';
import { analysePart, type PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { aluminium, estimateShop, steel } from './estimate-shop.ts';
import { handEstimates } from './hand-estimates.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();

test('times of ten parts agree with estimates made by hand', { timeout: 300_000 }, async () => {
  const oc = await openKernel(source);
  const ratios: (readonly [name: string, ratio: number])[] = [];
  for (const { name, material, build, minutes } of handEstimates) {
    const [part] = analysePart(await readPart(makeStep(oc, build), 'step', source));
    const [route] = proposeCycle(
      part as PartReport,
      material === 'C45' ? steel : aluminium,
      estimateShop,
    ).routes;
    const byHand = Object.values(minutes).reduce((sum, value) => sum + value, 0);
    if (process.env.SHOW) {
      const { routes, refusals } = proposeCycle(
        part as PartReport,
        material === 'C45' ? steel : aluminium,
        estimateShop,
      );
      console.log(
        name,
        byHand,
        route?.pieceMinutes,
        part?.process,
        part?.stock[0]?.label,
        route?.stock.label,
        part?.setups.length,
        refusals.map((r) => r.code).join(),
      );
      for (const p of route?.phases ?? []) {
        console.log(
          '  ',
          p.name,
          p.cycleMinutes.toFixed(2),
          'load',
          p.loadMinutes.toFixed(2),
          'tools',
          p.tools,
        );
        for (const o of p.operations)
          console.log(
            '     ',
            o.kind,
            o.tool.kind,
            o.tool.diameter,
            o.count,
            (o.seconds / 60).toFixed(2),
            JSON.stringify(o.reason.data),
          );
      }
    }
    ratios.push([name, (route?.pieceMinutes ?? 0) / byHand]);
  }
  const mean = Math.exp(ratios.reduce((sum, [, ratio]) => sum + Math.log(ratio), 0) / ratios.length);
  console.log(mean, ratios);
  expect(ratios.filter(([, ratio]) => ratio < 0.6 || ratio > 1.6)).toEqual([]);
  expect(mean).toBeGreaterThan(0.9);
  expect(mean).toBeLessThan(1.1);
});
