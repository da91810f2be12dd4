import { type ColourUse, tellsByColour } from '@truciolo/part';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { Chosen } from '../report/chosen.ts';
import classes from './results.module.css';

interface ColoursBlockProps {
  readonly colours: readonly ColourUse[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

const SQUARE_CM = 100;

/** The colours of the file with their faces; a row highlights them. */
export function ColoursBlock({ colours, chosen, onChoose }: ColoursBlockProps) {
  if (!tellsByColour(colours)) return null;
  return (
    <section className={classes.block} aria-label="Colori del file">
      <h2 className={classes.label}>Colori del file</h2>
      <ul className={classes.marks}>
        {colours.map(({ rgb, text, area, faces }) => {
          const id = `colour-${rgb}`;
          const isChosen = chosen?.id === id;
          return (
            <li key={id} data-chosen={isChosen || undefined}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : { id, faces, text })}
              >
                <i className={classes.swatch} style={{ background: rgb ?? 'var(--dr-part)' }} />
                <span>{text}</span>
                <b>
                  {formatNumber(area / SQUARE_CM, 1)} <span className="unit">cm²</span>
                </b>
              </button>
            </li>
          );
        })}
      </ul>
      {colours.length > 1 ? (
        <p className={classes.note}>
          Spesso un colore è una classe di tolleranza o di finitura: chiedi al cliente che cosa vuol dire.
        </p>
      ) : null}
    </section>
  );
}
