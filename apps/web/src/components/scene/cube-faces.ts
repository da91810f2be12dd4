import type { AxisDirection } from './axis-directions.ts';

type Triple = readonly [number, number, number];

/** A visible side of the view cube, ready to be drawn. */
export interface CubeFace {
  /** "ALTO" */
  readonly label: string;
  /** "dall’alto" */
  readonly name: string;
  /** From the part towards the eye. */
  readonly from: Triple;
  /** Corners of its polygon. */
  readonly outline: string;
  /** Lays the label onto the side. */
  readonly matrix: string;
  /** Percent of the cube's box, from its middle. */
  readonly centre: readonly [number, number];
  readonly shade: 'top' | 'front' | 'side';
}

interface Side {
  readonly label: string;
  readonly name: string;
  readonly normal: Triple;
  /** Direction in which its label is read, and the one that is up for the reader. */
  readonly right: Triple;
  readonly up: Triple;
  readonly shade: CubeFace['shade'];
}

/** The sides follow the standard views of the page: the front looks along +Y, Z is up. */
const SIDES: readonly Side[] = [
  { label: 'ALTO', name: 'dall’alto', normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0], shade: 'top' },
  { label: 'SOTTO', name: 'da sotto', normal: [0, 0, -1], right: [1, 0, 0], up: [0, -1, 0], shade: 'top' },
  { label: 'FRONTE', name: 'di fronte', normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1], shade: 'front' },
  { label: 'RETRO', name: 'da dietro', normal: [0, 1, 0], right: [-1, 0, 0], up: [0, 0, 1], shade: 'front' },
  { label: 'DX', name: 'da destra', normal: [1, 0, 0], right: [0, 1, 0], up: [0, 0, 1], shade: 'side' },
  { label: 'SX', name: 'da sinistra', normal: [-1, 0, 0], right: [0, -1, 0], up: [0, 0, 1], shade: 'side' },
];

const HALF = 24;
/** A side that is seen nearly edge-on shows nothing that could be read or pressed. */
const EDGE_ON = 0.12;
/** Units of the drawing's box, for percent. */
const BOX = 92;

const digits = (value: number): string => (Math.round(value * 100) / 100).toString();

/** The visible sides, as the camera sees the axes of the model. */
export function cubeFaces(axes: readonly AxisDirection[]): CubeFace[] {
  const onScreen = (direction: Triple): Triple => {
    const sum = (part: 1 | 2 | 3) =>
      axes.reduce((total, axis, index) => total + axis[part] * (direction[index] ?? 0), 0);
    return [sum(1), sum(2), sum(3)];
  };
  return SIDES.flatMap(({ label, name, normal, right, up, shade }): CubeFace[] => {
    const [x, y, towards] = onScreen(normal);
    if (towards < EDGE_ON) return [];
    const [rightX, rightY] = onScreen(right);
    const [upX, upY] = onScreen(up);
    const corner = (a: number, b: number) =>
      `${digits(HALF * (x + a * rightX + b * upX))},${digits(HALF * (y + a * rightY + b * upY))}`;
    return [
      {
        label,
        name,
        from: normal,
        outline: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].join(' '),
        // Text runs down the page, the cube's up points up.
        matrix: `matrix(${[rightX, rightY, -upX, -upY, HALF * x, HALF * y].map(digits).join(' ')})`,
        centre: [(100 * HALF * x) / BOX, (100 * HALF * y) / BOX],
        shade,
      },
    ];
  });
}
