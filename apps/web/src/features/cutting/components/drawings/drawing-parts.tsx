import type { InputField } from '@truciolo/cutting';
import classes from './drawing.module.css';

/** Common canvas of all pictures; they are schematic, not to scale. */
export const SHEET = { width: 360, height: 176 } as const;

export interface DrawingProps {
  /** A dimension with its current value: "ø 50", "ap 3". */
  readonly label: (symbol: string, field: InputField) => string;
  /** The given feed quantity with its value: "f 0,30 mm/giro". */
  readonly feed: string;
}

interface AlongProps {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly label: string;
  /** End of the dimensioned edge, where extension lines start. */
  readonly edge?: number;
}

/** A horizontal dimension at height `at`. */
export function Across({ from, to, at, label, edge }: AlongProps) {
  const extensions = edge === undefined ? '' : `M${from} ${edge}V${at + 4}M${to} ${edge}V${at + 4}`;
  return (
    <>
      <path
        className={classes.dimension}
        d={`${extensions}M${from} ${at}H${to}M${from + 6} ${at - 3}l-6 3 6 3M${to - 6} ${at - 3}l6 3 -6 3`}
      />
      <text className={classes.dimensionText} x={(from + to) / 2} y={at - 5} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

interface UprightProps extends AlongProps {
  readonly side?: 'left' | 'right';
}

/** A vertical dimension at the abscissa `at`; a short one gets its arrows from outside. */
export function Upright({ from, to, at, label, edge, side = 'right' }: UprightProps) {
  const extensions = edge === undefined ? '' : `M${edge} ${from}H${at + 4}M${edge} ${to}H${at + 4}`;
  const isShort = to - from < 18;
  const line = isShort
    ? `M${at} ${from - 12}V${from}M${at} ${to + 12}V${to}M${at - 3} ${from - 5}l3 5 3 -5M${at - 3} ${to + 5}l3 -5 3 5`
    : `M${at} ${from}V${to}M${at - 3} ${from + 6}l3 -6 3 6M${at - 3} ${to - 6}l3 6 3 -6`;
  return (
    <>
      <path className={classes.dimension} d={`${extensions}${line}`} />
      <text
        className={classes.dimensionText}
        x={side === 'right' ? at + 7 : at - 7}
        y={(from + to) / 2 + 4}
        textAnchor={side === 'right' ? 'start' : 'end'}
      >
        {label}
      </text>
    </>
  );
}

/** The curl of a chip, its foot at (x, y). */
export const Chip = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className={classes.chip} d={`M${x} ${y}c-8-4-14-16-8-22s14 0 12 6-9 5-9 0`} />
);

interface ArrowProps {
  readonly x: number;
  readonly y: number;
  /** Signed lengths; one of them is 0. */
  readonly dx?: number;
  readonly dy?: number;
  readonly label?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Feed direction of the tool. */
export function FeedArrow({ x, y, dx = 0, dy = 0, label, anchor = 'middle' }: ArrowProps) {
  const head =
    dx === 0
      ? `m-4 ${dy > 0 ? -7 : 7}l4 ${dy > 0 ? 7 : -7} 4 ${dy > 0 ? -7 : 7}`
      : `m${dx > 0 ? -7 : 7} -4l${dx > 0 ? 7 : -7} 4 ${dx > 0 ? -7 : 7} 4`;
  const textX = anchor === 'middle' ? x + dx / 2 : anchor === 'start' ? x + 8 : x - 8;
  return (
    <>
      <path className={classes.motion} d={`M${x} ${y}l${dx} ${dy}${head}`} />
      {label ? (
        <text
          className={classes.motionText}
          x={textX}
          y={dx === 0 ? y + dy / 2 + 4 : y - 8}
          textAnchor={anchor}
        >
          {label}
        </text>
      ) : null}
    </>
  );
}

/** Rotation, drawn as an open ellipse around an axis. */
export const Turning = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className={classes.turn} d={`M${x + 12} ${y - 4}a14 7 0 1 1 -24 5m-3 -6l3 7 7 -3`} />
);

/** Chuck with two jaws at the left of a lathe picture, around the axis. */
export const Chuck = ({ axis }: { readonly axis: number }) => (
  <>
    <rect className={classes.holder} x="8" y={axis - 66} width="36" height="132" />
    <rect className={classes.tool} x="44" y={axis - 58} width="22" height="24" />
    <rect className={classes.tool} x="44" y={axis + 34} width="22" height="24" />
  </>
);
