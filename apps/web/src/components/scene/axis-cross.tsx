import classes from './axis-cross.module.css';
import type { AxisDirection } from './axis-directions.ts';

const COLOURS: Readonly<Record<string, string>> = {
  X: 'var(--bad-mark)',
  Y: 'var(--ok)',
  Z: 'var(--steel)',
};

/** The three axes as the eye sees them, in the corner. */
export function AxisCross({ axes }: { readonly axes: readonly AxisDirection[] }) {
  return (
    <svg className={classes.cross} viewBox="-40 -40 80 80" aria-hidden="true">
      {axes.map(([name, x, y]) => (
        <g key={name} stroke={COLOURS[name]} fill="none" strokeWidth="1.6">
          <path d={`M0 0L${x * 26} ${y * 26}`} />
          <text x={x * 34} y={y * 34 + 4} textAnchor="middle" stroke="none">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
