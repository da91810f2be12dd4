import type { Box, Picture } from '@truciolo/gcode';
import {
  AxesHelper,
  Box3,
  Box3Helper,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  type LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  Scene,
  Vector3,
} from 'three';
import type { Rgb } from '../../../components/scene/colour.ts';
import { toColor } from '../../../components/scene/to-color.ts';
import { diagonalOf, frameOf } from '../analysis/picture-box.ts';
import { type Path, PathLines } from './path-lines.ts';

/** A tool marker of readable size with its tip at the group's origin, axis along `up`. */
class ToolMarker {
  readonly group = new Group();
  private readonly material = new MeshBasicMaterial({ transparent: true, opacity: 0.85 });
  private readonly shapes: (ConeGeometry | CylinderGeometry)[];

  constructor(size: number, isLathe: boolean) {
    const tip = new ConeGeometry(size * 0.5, size, 24);
    const shank = new CylinderGeometry(size * 0.5, size * 0.5, size * 1.6, 24);
    // Cones stand on their base along Y: turned over, tip at the origin.
    tip.rotateX(-Math.PI / 2).translate(0, 0, size / 2);
    shank.rotateX(Math.PI / 2).translate(0, 0, size * 1.8);
    this.shapes = [tip, shank];
    for (const shape of this.shapes) this.group.add(new Mesh(shape, this.material));
    // A turning tool comes from outside, along X.
    if (isLathe) this.group.rotation.y = Math.PI / 2;
  }

  setColour(colour: Rgb): void {
    this.material.color = toColor(colour);
  }

  dispose(): void {
    for (const shape of this.shapes) shape.dispose();
    this.material.dispose();
  }
}

/** Box around the cut. */
class CutFrame {
  readonly helper: Box3Helper;

  constructor(box: Box) {
    this.helper = new Box3Helper(new Box3(new Vector3(...box.min), new Vector3(...box.max)));
    const material = this.helper.material as LineBasicMaterial;
    material.transparent = true;
    material.opacity = 0.7;
  }

  setColour(colour: Rgb): void {
    (this.helper.material as LineBasicMaterial).color = toColor(colour);
  }

  dispose(): void {
    this.helper.dispose();
  }
}

/** Axes at the program's zero. */
function zeroAxes(size: number, origin: readonly [number, number, number]): AxesHelper {
  const axes = new AxesHelper(size);
  axes.setColors(new Color(0xd6332e), new Color(0x2e9e5b), new Color(0x3d83bd));
  axes.position.set(-origin[0], -origin[1], -origin[2]);
  return axes;
}

export interface StageColours {
  readonly path: Uint8Array<ArrayBuffer>;
  readonly frame: Rgb;
  readonly marker: Rgb;
}

/** Part of a picture that a stage needs. */
type StagePicture = Path & Pick<Picture, 'origin' | 'box' | 'cutBox'>;

/** Everything that is drawn: path, tool, box of the cut and the zero. */
export class Stage {
  readonly scene = new Scene();
  readonly path: PathLines;
  readonly marker: ToolMarker;
  /** Box that the view is fitted to. */
  readonly fitBox: Box;
  private readonly frame: CutFrame | null;
  private readonly axes: AxesHelper;

  constructor(picture: StagePicture, { isLathe, isPlain }: { isLathe: boolean; isPlain: boolean }) {
    this.fitBox = frameOf(picture.box, picture.cutBox);
    const size = diagonalOf(this.fitBox) || 1;
    this.path = new PathLines(picture, isPlain);
    this.marker = new ToolMarker(size * 0.035, isLathe);
    this.frame = picture.cutBox ? new CutFrame(picture.cutBox) : null;
    this.axes = zeroAxes(size * 0.12, picture.origin);
    this.scene.add(this.path.group, this.marker.group, this.axes);
    if (this.frame) this.scene.add(this.frame.helper);
  }

  setColours({ path, frame, marker }: StageColours): void {
    this.path.setColours(path);
    this.frame?.setColour(frame);
    this.marker.setColour(marker);
  }

  dispose(): void {
    this.path.dispose();
    this.marker.dispose();
    this.frame?.dispose();
    this.axes.dispose();
  }
}
