import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

interface HonestyBlockProps {
  /** Share of the removed volume that features explain, 0 … 1; null while it is not known. */
  readonly explained: number | null;
  /** ± share of the times; null while it is not known. */
  readonly band: number | null;
  /** ± share of the blank's weight; null while it is not known. */
  readonly material: number | null;
  readonly unknowns: readonly string[];
}

function Band({ label, share }: { readonly label: string; readonly share: number }) {
  return (
    <div>
      <p>
        <span>{label}</span>
        <b>±{formatNumber(share * 100)} %</b>
      </p>
      <div className={classes.bar} data-kind="band">
        <i style={{ width: `${Math.min(100, share * 200)}%` }} />
      </div>
    </div>
  );
}

/** Reliability of the figures, and facts that a model cannot contain. */
export function HonestyBlock({ explained, band, material, unknowns }: HonestyBlockProps) {
  return (
    <section className={classes.block} aria-label="Cosa il modello non dice">
      <h2 className={classes.label}>Cosa il modello non dice</h2>
      {explained !== null && band !== null ? (
        <div className={classes.shares}>
          <div>
            <p>
              <span>Asportazione spiegata</span>
              <b>{formatNumber(explained * 100)} %</b>
            </p>
            <div className={classes.bar}>
              <i style={{ width: `${explained * 100}%` }} />
            </div>
          </div>
          <Band label="Banda sui tempi" share={band} />
          {material === null ? null : <Band label="Banda sul materiale" share={material} />}
        </div>
      ) : null}
      <ul className={classes.honest}>
        {unknowns.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
