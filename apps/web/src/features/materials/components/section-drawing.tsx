import type { ReactNode } from 'react';
import { type Shape, shapes } from '../stock-weight.ts';
import classes from './materials.module.css';

interface SectionDrawingProps {
  readonly shape: Shape;
  readonly sizes: readonly (number | null)[];
}

const BOX = 120;
const MIDDLE = BOX / 2;
const REACH = 92;

/** The cross-section to scale, as large as the frame allows. */
export function SectionDrawing({ shape, sizes }: SectionDrawingProps) {
  const [a = 0, b = 0, c = 0] = sizes.map((size) => size ?? 0);
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${BOX} ${BOX}`}
      role="img"
      aria-label={`Sezione: ${shapes[shape].label.toLowerCase()}`}
    >
      <path d={`M4 ${MIDDLE}H${BOX - 4}M${MIDDLE} 4V${BOX - 4}`} className={classes.axis} />
      {sectionOf(shape, a, b, c)}
    </svg>
  );
}

function sectionOf(shape: Shape, a: number, b: number, c: number): ReactNode {
  switch (shape) {
    case 'round':
      return <circle cx={MIDDLE} cy={MIDDLE} r={REACH / 2} className={classes.solid} />;
    case 'square':
      return box(1, 1);
    case 'hexagon':
      return <polygon points={hexagon(REACH / 2)} className={classes.solid} />;
    case 'flat':
    case 'sheet':
      return box(a, b);
    case 'tube':
      return (
        <>
          <circle cx={MIDDLE} cy={MIDDLE} r={REACH / 2} className={classes.solid} />
          <circle cx={MIDDLE} cy={MIDDLE} r={inner(REACH / 2, a / 2, b)} className={classes.hole} />
        </>
      );
    case 'rectangular-tube': {
      const scale = REACH / Math.max(a, b, 1);
      return (
        <>
          {box(a, b)}
          {rectangle(Math.max(0, (a - 2 * c) * scale), Math.max(0, (b - 2 * c) * scale), classes.hole)}
        </>
      );
    }
    case 'angle': {
      const wall = a > 0 ? Math.min(REACH, (b / a) * REACH) : 0;
      const [left, top] = [MIDDLE - REACH / 2, MIDDLE - REACH / 2];
      return (
        <path
          className={classes.solid}
          d={`M${left} ${top}h${wall}v${REACH - wall}h${REACH - wall}v${wall}h${-REACH}z`}
        />
      );
    }
    case 'profile':
      return <path className={classes.solid} d="M20 18H100V32H68V88H100V102H20V88H52V32H20Z" />;
  }
}

const inner = (drawn: number, radius: number, wall: number): number =>
  radius > 0 ? Math.max(0, drawn * (1 - wall / radius)) : 0;

function box(width: number, height: number): ReactNode {
  const scale = REACH / Math.max(width, height, 1e-9);
  return rectangle(width * scale, Math.max(1.5, height * scale), classes.solid);
}

const rectangle = (width: number, height: number, className: string | undefined): ReactNode => (
  <rect x={MIDDLE - width / 2} y={MIDDLE - height / 2} width={width} height={height} className={className} />
);

/** Flats up and down: the width across flats is vertical. */
function hexagon(half: number): string {
  const radius = half / Math.cos(Math.PI / 6);
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${MIDDLE + radius * Math.cos(angle)},${MIDDLE + radius * Math.sin(angle)}`;
  }).join(' ');
}
