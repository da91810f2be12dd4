import type { SolidModel } from '@truciolo/part';
import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  FrontSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Plane,
} from 'three';
import type { Rgb } from '../../../components/scene/colour.ts';
import { toColor } from '../../../components/scene/to-color.ts';

/** Edges between smooth faces only split a surface of the file: they are invisible on the part. */
function edgeLines({ edges, edgePoints }: SolidModel): Float32Array {
  const lines: number[] = [];
  for (const { faces, convexity, firstPoint, pointCount } of edges) {
    if (convexity === 'smooth' || faces[0] === faces[1]) continue;
    for (let point = firstPoint; point < firstPoint + pointCount - 1; point++) {
      lines.push(...edgePoints.subarray(point * 3, point * 3 + 6));
    }
  }
  return new Float32Array(lines);
}

const SEE_THROUGH = 0.28;
const DIMMED = 0.14;

export interface SolidColours {
  readonly part: Rgb;
  readonly edge: Rgb;
  /** Colour of section faces. */
  readonly cut: Rgb;
  /** Strength of the ambient light. */
  readonly light: number;
}

/** One solid on the graphics card: coloured faces, edges, and the inside for sections. */
export class SolidShape {
  readonly group = new Group();
  /** Target of ray casting. */
  readonly body: Mesh;
  private readonly solid: SolidModel;
  private readonly geometry = new BufferGeometry();
  private readonly lines = new BufferGeometry();
  private readonly colours: BufferAttribute;
  private readonly skin = new MeshLambertMaterial({ vertexColors: true, side: FrontSide });
  private readonly inside = new MeshBasicMaterial({ side: BackSide });
  private readonly edge = new LineBasicMaterial();

  constructor(solid: SolidModel) {
    this.solid = solid;
    const { positions, normals, triangles } = solid.mesh;
    this.colours = new BufferAttribute(new Float32Array(positions.length), 3);
    this.geometry.setAttribute('position', new BufferAttribute(positions, 3));
    this.geometry.setAttribute('normal', new BufferAttribute(normals, 3));
    this.geometry.setAttribute('color', this.colours);
    this.geometry.setIndex(new BufferAttribute(triangles, 1));
    this.lines.setAttribute('position', new BufferAttribute(edgeLines(solid), 3));
    // Edges lie in the faces: a polygon offset keeps them visible.
    Object.assign(this.skin, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
    this.body = new Mesh(this.geometry, this.skin);
    this.group.add(this.instance(this.body));
    for (const placement of solid.placements) {
      const copy = this.instance(new Mesh(this.geometry, this.skin));
      copy.applyMatrix4(new Matrix4().set(...(padded(placement) as Parameters<Matrix4['set']>)));
      this.group.add(copy);
    }
  }

  /** `paint` holds the faces that differ from the part's own colour. */
  setColours({ part, edge, cut }: SolidColours, paint: ReadonlyMap<number, Rgb>): void {
    this.edge.color = toColor(edge);
    this.inside.color = toColor(cut);
    const { faces, mesh } = this.solid;
    const base = toColor(part).toArray();
    const values = this.colours.array as Float32Array;
    for (let at = 0; at < values.length; at += 3) values.set(base, at);
    for (const [face, colour] of paint) {
      const { firstTriangle = 0, triangleCount = 0 } = faces[face] ?? {};
      const rgb = toColor(colour).toArray();
      for (let i = firstTriangle * 3; i < (firstTriangle + triangleCount) * 3; i++) {
        values.set(rgb, (mesh.triangles[i] ?? 0) * 3);
      }
    }
    this.colours.needsUpdate = true;
  }

  setClipping(planes: Plane[]): void {
    for (const material of [this.skin, this.inside, this.edge]) {
      material.clippingPlanes = planes;
      material.needsUpdate = true;
    }
    this.inside.visible = planes.length > 0;
  }

  /** Transparent to look inside; dimmed when another solid is focused. */
  setLook(isTransparent: boolean, isDimmed: boolean): void {
    const isClear = isTransparent || isDimmed;
    this.skin.transparent = isClear;
    this.skin.opacity = isDimmed ? DIMMED : isTransparent ? SEE_THROUGH : 1;
    this.skin.depthWrite = !isClear;
    this.edge.transparent = isDimmed;
    this.edge.opacity = isDimmed ? 0.3 : 1;
    this.skin.needsUpdate = true;
    this.edge.needsUpdate = true;
  }

  dispose(): void {
    for (const part of [this.geometry, this.lines, this.skin, this.inside, this.edge]) part.dispose();
  }

  private instance(body: Mesh): Group {
    const group = new Group();
    group.add(body, new Mesh(this.geometry, this.inside), new LineSegments(this.lines, this.edge));
    return group;
  }
}

/** 3×4 row-major to 4×4. */
const padded = (rows: Float64Array): number[] => [...rows, 0, 0, 0, 1];
