import { type Reason, reasonText } from '@truciolo/cycle';
import { formatNumber } from '../../../lib/format/numbers.ts';
import {
  finerNotes,
  ROUGHNESSES,
  roughnessText,
  type Stated,
  TOLERANCES,
  type Tolerance,
  toleranceText,
} from '../report/stated.ts';
import { DemandRow } from './demand-row.tsx';
import classes from './results.module.css';

/** Unknown facts that the user can state in their own rows. */
const DEMANDS: ReadonlySet<Reason['code']> = new Set(['tolerances-unknown', 'roughness-unknown']);

interface HonestyBlockProps {
  /** Share of the removed volume that features explain, 0 … 1; null while it is not known. */
  readonly explained: number | null;
  /** ± share of the times; null while it is not known. */
  readonly band: number | null;
  /** ± share of the blank's weight; null while it is not known. */
  readonly material: number | null;
  readonly unknowns: readonly Reason[];
  readonly stated: Stated;
  readonly onStated: (stated: Stated) => void;
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
export function HonestyBlock(props: HonestyBlockProps) {
  const { explained, band, material, unknowns, stated, onStated } = props;
  const isAsked = (code: Reason['code']) => unknowns.some((reason) => reason.code === code);
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
        {isAsked('tolerances-unknown') ? (
          <DemandRow
            label="Tolleranze"
            assumed="suppongo ISO 2768-m"
            choices={TOLERANCES.map((one) => ({ value: one, label: toleranceText(one) }))}
            value={stated.tolerance}
            onValue={(tolerance) => onStated({ ...stated, tolerance: tolerance as Tolerance | null })}
          />
        ) : null}
        {isAsked('roughness-unknown') ? (
          <DemandRow
            label="Rugosità"
            assumed="suppongo Ra 3,2"
            choices={ROUGHNESSES.map((one) => ({ value: String(one), label: roughnessText(one) }))}
            value={stated.roughness === null ? null : String(stated.roughness)}
            onValue={(ra) => onStated({ ...stated, roughness: ra === null ? null : Number(ra) })}
          />
        ) : null}
        {finerNotes(stated).map((text) => (
          <li key={text} data-tone="warn">
            {text}
          </li>
        ))}
        {unknowns
          .filter(({ code }) => !DEMANDS.has(code))
          .map(reasonText)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </section>
  );
}
