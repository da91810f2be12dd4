import type { LegendEntry } from '../report/paint-legend.ts';
import classes from './viewport.module.css';

interface PaintLegendBarProps {
  readonly entries: readonly LegendEntry[];
  /** The outline of the raw piece is drawn. */
  readonly hasStock: boolean;
}

/** The colours of the picture, below it. */
export const PaintLegendBar = ({ entries, hasStock }: PaintLegendBarProps) =>
  entries.length === 0 && !hasStock ? null : (
    <ul className={classes.legend} aria-label="Colori">
      {entries.map(({ label, colour }) => (
        <li key={label}>
          <i style={{ background: colour }} />
          {label}
        </li>
      ))}
      {hasStock ? (
        <li>
          <i data-kind="stock" />
          Grezzo
        </li>
      ) : null}
    </ul>
  );
