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

/** A plate with so many holes in rows that it has the faces asked for: two faces with all the holes are hard to mesh. */
function plate(maker: PartMaker, faces: number): TopoDS_Shape {
  const holes = faces - 6;
  const side = Math.ceil(Math.sqrt(holes));
  const tools = Array.from({ length: holes }, (_, hole) => {
    const at = [6 + (hole % side) * 12, 6 + Math.floor(hole / side) * 12, -1] as const;
    return maker.cylinder(at, [0, 0, 1], 2 + (hole % 5) * 0.5, 12);
  });
  return maker.cutAll(maker.box([side * 12, side * 12, 10]), tools);
}

/** CPU of a full report of a model, read by a kernel that has seen one before; memory of the process after it. */
export async function benchParts(): Promise<Measure[]> {
  const source = kernelSource();
  await warmUp(source);
  const oc = await openKernel(source);
  const measures: Measure[] = [];
  for (const [faces, goal] of GOALS) {
    const bytes = makeStep(oc, (maker) => plate(maker, faces));
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
  measures.push({ name: 'part: memory', value: process.memoryUsage().rss / 2 ** 20, unit: 'MB', goal: 800 });
  return measures;
}
