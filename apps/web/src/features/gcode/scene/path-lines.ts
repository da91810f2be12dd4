import type { Picture } from '@truciolo/gcode';
import { ROW } from '@truciolo/gcode';
import {
  BufferAttribute,
  BufferGeometry,
  GLSL3,
  Group,
  Line,
  ShaderMaterial,
  Sphere,
  Vector2,
  Vector3,
} from 'three';

/**
 * Offsets of the passes in pixels: cuts are drawn repeatedly to be thicker than rapids, because WebGL has no line
 * width.
 */
const PASSES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
];
/** Above this one pass is enough: lines lie side by side anyway. */
const THICK_SEGMENTS = 250_000;

const VERTEX = `
in vec4 tint;
in float along;
uniform float done;
uniform vec2 shift;
flat out vec4 lineTint;
flat out float isRapid;
out float way;
void main() {
  isRapid = tint.a < 0.75 ? 1.0 : 0.0;
  lineTint = vec4(tint.rgb, float(gl_VertexID) <= done ? 1.0 : 0.16);
  way = along;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.xy += shift * gl_Position.w;
}`;

const FRAGMENT = `
flat in vec4 lineTint;
flat in float isRapid;
in float way;
uniform float dash;
uniform float pass;
out vec4 colour;
void main() {
  if (isRapid > 0.5 && (pass > 0.5 || fract(way / dash) > 0.5)) discard;
  colour = vec4(lineTint.rgb, lineTint.a * (isRapid > 0.5 ? 0.8 : 1.0));
}`;

/** Part of a picture that the lines need. */
export type Path = Pick<Picture, 'positions' | 'kind' | 'segments'>;

/** Rapid distance up to each vertex, mm: dashes continue over corners. */
function rapidWay({ positions, kind, segments }: Path): Float32Array<ArrayBuffer> {
  const way = new Float32Array(segments + 1);
  for (let i = 0; i < segments; i++) {
    const at = i * 3;
    const step = (k: number) => (positions[at + 3 + k] as number) - (positions[at + k] as number);
    const before = way[i] as number;
    way[i + 1] = kind[i] === ROW.rapid ? before + Math.hypot(step(0), step(1), step(2)) : before;
  }
  return way;
}

/** The whole path as one line strip on the graphics card; time only changes a uniform of its shader. */
export class PathLines {
  readonly group = new Group();
  private readonly geometry = new BufferGeometry();
  private readonly materials: ShaderMaterial[] = [];

  constructor(picture: Path, isPlain: boolean) {
    this.geometry.setAttribute('position', new BufferAttribute(picture.positions, 3));
    this.geometry.setAttribute('along', new BufferAttribute(rapidWay(picture), 1));
    // Culling is off: computing a bounding sphere over millions of points would be wasted.
    this.geometry.boundingSphere = new Sphere(new Vector3(), Infinity);
    for (const [index] of PASSES.entries()) {
      if (index > 0 && (isPlain || picture.segments > THICK_SEGMENTS)) break;
      const material = new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        transparent: true,
        uniforms: {
          done: { value: picture.segments },
          dash: { value: 1 },
          pass: { value: index },
          shift: { value: new Vector2() },
        },
      });
      const line = new Line(this.geometry, material);
      line.frustumCulled = false;
      this.materials.push(material);
      this.group.add(line);
    }
  }

  setColours(colours: Uint8Array<ArrayBuffer>): void {
    this.geometry.setAttribute('tint', new BufferAttribute(colours, 4, true));
  }

  /** Segments already cut; the others are drawn faintly. */
  setDone(segments: number): void {
    this.setUniform('done', segments);
  }

  /** Limits the drawing to the cut segments, or shows all. */
  setDrawn(segments: number): void {
    this.geometry.setDrawRange(0, segments + 1);
  }

  /** Keeps dashes at the same length on screen at any zoom, and one pixel between the passes. */
  setScale(millimetresPerPixel: number, width: number, height: number): void {
    this.setUniform('dash', Math.max(1e-6, millimetresPerPixel * 9));
    for (const [index, material] of this.materials.entries()) {
      const [x, y] = PASSES[index] ?? [0, 0];
      const shift: unknown = material.uniforms.shift?.value;
      if (shift instanceof Vector2) shift.set((x * 2) / width, (y * 2) / height);
    }
  }

  dispose(): void {
    this.geometry.dispose();
    for (const material of this.materials) material.dispose();
  }

  private setUniform(name: string, value: number): void {
    for (const material of this.materials) {
      const uniform = material.uniforms[name];
      if (uniform) uniform.value = value;
    }
  }
}
