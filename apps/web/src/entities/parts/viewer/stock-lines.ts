import type { Vec3 } from '@truciolo/part';
import { BufferGeometry, Group, Line, LineDashedMaterial, Vector3 } from 'three';
import type { Rgb } from '../../../components/scene/colour.ts';
import { toColor } from '../../../components/scene/to-color.ts';

/** Dashes over the longest line. */
const DASHES = 60;

/** The outline of the raw piece around the part. */
export class StockLines {
  readonly group = new Group();
  private material: LineDashedMaterial | null = null;

  show(lines: readonly (readonly Vec3[])[], colour: Rgb): void {
    this.dispose();
    if (lines.length === 0) return;
    const shapes = lines.map((line) =>
      new BufferGeometry().setFromPoints(line.map((point) => new Vector3(...point))),
    );
    const lengths = shapes.map((shape) => {
      shape.computeBoundingSphere();
      return shape.boundingSphere?.radius ?? 1;
    });
    const dash = (2 * Math.max(...lengths)) / DASHES;
    this.material = new LineDashedMaterial({ color: toColor(colour), dashSize: dash, gapSize: dash });
    for (const shape of shapes) this.group.add(new Line(shape, this.material).computeLineDistances());
  }

  dispose(): void {
    for (const line of this.group.children) if (line instanceof Line) line.geometry.dispose();
    this.group.clear();
    this.material?.dispose();
    this.material = null;
  }
}
