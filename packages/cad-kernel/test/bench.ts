import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysePart } from '@truciolo/part';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { warmUp } from '../src/warm-up.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep, type PartMaker } from './make-parts.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: number;
}

const GOALS: readonly (readonly [faces: number, seconds: number])[] = [
  [118, 1],
  [329, 3],
  [1000, 6],
];

/**
 * A plate with rows of holes that give the requested number of faces: two faces with all the holes are hard to mesh.
 */
function plate(maker: PartMaker, faces: number): TopoDS_Shape {
  const holes = faces - 6;
  const side = Math.ceil(Math.sqrt(holes));
  const tools = Array.from({ length: holes }, (_, hole) => {
    const at = [6 + (hole % side) * 12, 6 + Math.floor(hole / side) * 12, -1] as const;
    return maker.cylinder(at, [0, 0, 1], 2 + (hole % 5) * 0.5, 12);
  });
  return maker.cutAll(maker.box([side * 12, side * 12, 10]), tools);
}

const SAY_PEAK = "process.on('exit', () => process.stderr.write('peak=' + process.resourceUsage().maxRSS))";

/** Peak of a process that makes one report and no more, MB: building the parts here takes more than reading them. */
function memoryOf(bytes: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'part-'));
  try {
    const file = join(folder, 'part.step');
    writeFileSync(file, bytes);
    const hook = `data:text/javascript,${encodeURIComponent(SAY_PEAK)}`;
    const { stderr } = spawnSync(
      process.execPath,
      ['--import', hook, 'bin/truciolo.mjs', 'part', file, '--json'],
      { encoding: 'utf8' },
    );
    return Number(/peak=(\d+)/.exec(stderr)?.[1]) / 1024;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** CPU of a full report of a model, read by a kernel that has seen one before; memory of the largest alone. */
export async function benchParts(): Promise<Measure[]> {
  const source = kernelSource();
  await warmUp(source);
  const oc = await openKernel(source);
  const measures: Measure[] = [];
  let bytes: Uint8Array = new Uint8Array();
  for (const [faces, goal] of GOALS) {
    bytes = makeStep(oc, (maker) => plate(maker, faces));
    // Twice before: the kernel's code is compiled again, and better, while it runs.
    for (let warm = 0; warm < 2; warm++) analysePart(await readPart(bytes, 'step', source));
    const before = process.cpuUsage();
    analysePart(await readPart(bytes, 'step', source));
    const { user, system } = process.cpuUsage(before);
    measures.push({
      name: `part: report of ${faces} faces`,
      value: (user + system) / 1e6,
      unit: 's CPU',
      goal,
    });
  }
  measures.push({ name: 'part: peak memory of the last', value: memoryOf(bytes), unit: 'MB', goal: 800 });
  return measures;
}
