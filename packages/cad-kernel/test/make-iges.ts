type Point = readonly [x: number, y: number, z: number];

interface Entity {
  readonly type: number;
  readonly form: number;
  readonly placement: number;
  readonly values: readonly (number | string)[];
}

interface DrilledBlock {
  readonly size: Point;
  readonly at?: Point;
  readonly hole?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Faces left out, of -x +x -y +y -z +z. */
  readonly without?: readonly number[];
  /** Distance of the top from its sides. */
  readonly gap?: number;
}

/** Real numbers of an IGES file have a point. */
const real = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value));

/** Writes IGES 5.3 like many CAD systems: every face is a separate trimmed surface, and there is no solid. */
export class IgesMaker {
  private readonly entities: Entity[] = [];

  /** Returns its reference: the number of its first line in the directory. */
  add(type: number, values: readonly (number | string)[], form = 0, placement = 0): number {
    this.entities.push({ type, form, placement, values });
    return this.entities.length * 2 - 1;
  }

  /** The trimmed faces of a block with a hole along z. */
  block({ size, at = [0, 0, 0], hole, without = [], gap = 0 }: DrilledBlock): number[] {
    const top = at[2] + size[2];
    const sides = [0, 1, 2, 3, 4, 5].filter((side) => !without.includes(side));
    const faces = sides.map((number) => {
      const [axis, side] = [Math.floor(number / 2), number % 2];
      const isTop = axis === 2 && side === 1;
      const height = (at[axis] ?? 0) + (side === 1 ? (size[axis] ?? 0) : 0) + (isTop ? gap : 0);
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as const;
      const corner = (alongU: number, alongV: number): Point => {
        const point = [0, 0, 0];
        point[axis] = height;
        point[u] = (at[u] ?? 0) + alongU * (size[u] ?? 0);
        point[v] = (at[v] ?? 0) + alongV * (size[v] ?? 0);
        return [point[0] ?? 0, point[1] ?? 0, point[2] ?? 0];
      };
      const corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
      const lines = corners.map((from, index) => this.line(from, corners[(index + 1) % 4] as Point));
      const border = this.add(102, [lines.length, ...lines]);
      const circles = axis === 2 && hole ? [this.circle(height, hole)] : [];
      const normal = [0, 1, 2].map((index) => real(index === axis ? 1 : 0));
      const plane = this.add(108, [...normal, real(height), 0, ...corner(0.5, 0.5).map(real), '1.']);
      return this.trimmed(plane, border, circles);
    });
    return hole ? [...faces, this.bore(hole, at[2], top)] : faces;
  }

  group(members: readonly number[]): number {
    return this.add(402, [members.length, ...members], 7);
  }

  /** `unit`: flag and name as the global section has them. */
  file(unit = '2,2HMM'): Uint8Array {
    const line = (text: string, section: string, at: number) =>
      `${text.padEnd(72)}${section}${String(at).padStart(7)}\n`;
    const start = line('', 'S', 1);
    const global = [
      '1H,,1H;,4Hpart,8Hpart.igs,4Htest,1H1,32,38,6,308,15,4Hpart,1.,',
      `${unit},1,0.01,15H20261116.120000,1E-6,1000.,`,
      '4HTest,4HTest,11,0,15H20261116.120000;',
    ];
    const globals = global.map((text, index) => line(text, 'G', index + 1)).join('');
    let [directory, parameters, next] = ['', '', 1];
    this.entities.forEach(({ type, form, placement, values }, index) => {
      const pieces = chop(`${[type, ...values].join(',')};`);
      const own = index * 2 + 1;
      const eights = (...fields: readonly (number | string)[]) =>
        fields.map((field) => String(field).padStart(8)).join('');
      directory += line(eights(type, next, 0, 0, 0, 0, placement, 0, '00000000'), 'D', own);
      directory += line(eights(type, 0, 0, pieces.length, form, '', '', '', 0), 'D', own + 1);
      for (const piece of pieces) parameters += line(`${piece.padEnd(64)}${eights(own)}`, 'P', next++);
    });
    const counted = (section: string, count: number) => `${section}${String(count).padStart(7)}`;
    const sums = [
      counted('S', 1),
      counted('G', global.length),
      counted('D', this.entities.length * 2),
      counted('P', next - 1),
    ];
    return new TextEncoder().encode(start + globals + directory + parameters + line(sums.join(''), 'T', 1));
  }

  private line(from: Point, to: Point): number {
    return this.add(110, [...from, ...to].map(real));
  }

  private circle(height: number, { x, y, radius }: { x: number; y: number; radius: number }): number {
    const start = [x + radius, y];
    return this.add(100, [height, x, y, ...start, ...start].map(real));
  }

  private trimmed(surface: number, border: number, circles: readonly number[]): number {
    const onSurface = (curve: number) => this.add(142, [1, surface, 0, curve, 2]);
    return this.add(144, [surface, 1, circles.length, onSurface(border), ...circles.map(onSurface)]);
  }

  /** A surface of revolution about its own axis, placed by a mirror image: so Open CASCADE writes cylinders. */
  private bore({ x, y, radius }: { x: number; y: number; radius: number }, from: number, to: number): number {
    const mirror = this.add(124, [1, 0, 0, x, 0, -1, 0, y, 0, 0, 1, 0].map(real), 1);
    const axis = this.line([0, 0, from], [0, 0, from + 1]);
    const side = this.line([radius, 0, from], [radius, 0, to]);
    const surface = this.add(120, [axis, side, '0.', String(2 * Math.PI)], 0, mirror);
    return this.add(144, [surface, 0, 0, 0]);
  }
}

/** Lines of 64 columns, broken between values. */
function chop(text: string): readonly string[] {
  const lines = [''];
  for (const value of text.split(/(?<=,)/)) {
    if ((lines.at(-1) ?? '').length + value.length > 64) lines.push('');
    lines[lines.length - 1] += value;
  }
  return lines;
}
