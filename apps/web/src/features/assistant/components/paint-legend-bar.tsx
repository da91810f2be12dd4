import type { LegendEntry } from '../report/paint-legend.ts';
import classes from './viewport.module.css';

/** The colours of the picture, below it. */
export const PaintLegendBar = ({ entries }: { readonly entries: readonly LegendEntry[] }) =>
  entries.length === 0 ? null : (
    <ul className={classes.legend} aria-label="Colori">
      {entries.map(({ label, colour }) => (
        <li key={label}>
          <i style={{ background: colour }} />
          {label}
        </li>
      ))}
    </ul>
  );
