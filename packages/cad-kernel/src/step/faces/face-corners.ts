import type { Vec3 } from '@truciolo/part';
import { isList, refOf, refsOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

const NOWHERE: readonly Vec3[] = [];

/** Reads the corners of faces from the text, in its unit; shared parts are read once. */
export class FaceCorners {
  private readonly step: StepText;
  private readonly points = new Map<number, readonly Vec3[]>();

  constructor(step: StepText) {
    this.step = step;
  }

  /** Ends of the edges around a face; none where the face has no edges. */
  of(face: number): readonly Vec3[] {
    const { step } = this;
    const bounds = refsOf(step.part(face, 'ADVANCED_FACE', 'FACE_SURFACE')?.args[1]);
    return bounds.flatMap((bound) => {
      const loop = refOf(step.part(bound, 'FACE_BOUND', 'FACE_OUTER_BOUND')?.args[1]);
      const uses = refsOf(step.part(loop, 'EDGE_LOOP')?.args[1]);
      return uses.flatMap((use) => this.ends(refOf(step.part(use, 'ORIENTED_EDGE')?.args[3])));
    });
  }

  private ends(edge: number | null): readonly Vec3[] {
    const known = edge === null ? NOWHERE : this.points.get(edge);
    if (edge === null || known) return known ?? NOWHERE;
    const curve = this.step.part(edge, 'EDGE_CURVE');
    const ends = [curve?.args[1], curve?.args[2]].flatMap((end) => this.point(refOf(end)));
    this.points.set(edge, ends);
    return ends;
  }

  private point(vertex: number | null): Vec3[] {
    const point = refOf(this.step.part(vertex, 'VERTEX_POINT')?.args[1]);
    const at = this.step.part(point, 'CARTESIAN_POINT')?.args[1];
    const [x, y, z] = isList(at) ? at : [];
    return typeof x === 'number' && typeof y === 'number' && typeof z === 'number' ? [[x, y, z]] : [];
  }
}
