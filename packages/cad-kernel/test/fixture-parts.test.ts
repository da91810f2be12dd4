import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SolidModel } from '@truciolo/part';
import { expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { fixtureParts } from './fixture-parts.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();
const path = (name: string) =>
  fileURLToPath(new URL(`../../part/test/fixtures/${name}.json`, import.meta.url));

/** Floats of the mesh in full, the rest unchanged: a fixture is exactly the model. */
const toJson = (solid: SolidModel) =>
  JSON.stringify(solid, (_, value) =>
    value instanceof Float32Array
      ? [...value].map((number) => Math.round(number * 1e5) / 1e5)
      : ArrayBuffer.isView(value)
        ? [...(value as Uint32Array)]
        : value,
  );

test.each(Object.entries(fixtureParts))(
  '%s: the fixture of packages/part equals the kernel’s output',
  async (name, build) => {
    const oc = await openKernel(source);
    const [solid] = (await readPart(makeStep(oc, build), 'step', source)).solids;
    if (process.env.UPDATE_FIXTURES) writeFileSync(path(name), `${toJson(solid as SolidModel)}\n`);
    const written = JSON.parse(readFileSync(path(name), 'utf8')) as SolidModel;
    const shape = ({ faces, edges, volume }: SolidModel) => ({
      volume: volume.toFixed(4),
      faces: faces.map(({ surface, concave }) => `${surface.kind} ${concave}`),
      // Which of two faces comes first depends on the kernel's own order.
      edges: edges.map(({ faces: pair, convexity }) => `${[...pair].sort((a, b) => a - b)} ${convexity}`),
    });
    expect(shape(solid as SolidModel)).toEqual(shape(written));
  },
);
