import type { PartReport } from '@truciolo/part';
import { countOf } from '../../../lib/format/counts.ts';
import type { Chosen } from '../report/chosen.ts';
import classes from './results.module.css';

interface PmiBlockProps {
  readonly notes: PartReport['pmi'];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

/** Dimensions and tolerances the file itself holds; a row lights up its faces. */
export function PmiBlock({ notes, chosen, onChoose }: PmiBlockProps) {
  if (notes.length === 0) return null;
  return (
    <section className={classes.block} aria-label="Quote e tolleranze del file">
      <h2 className={classes.label}>
        Quote e tolleranze del file <span>{notes.length}</span>
      </h2>
      <ul className={classes.marks}>
        {notes.map(({ text, faces }, index) => {
          const id = `pmi-${index}`;
          const isChosen = chosen?.id === id;
          return (
            <li key={id} data-chosen={isChosen || undefined}>
              <button
                type="button"
                disabled={faces.length === 0}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : { id, faces, text })}
              >
                <span>{text}</span>
                {faces.length > 0 ? <small>{countOf(faces.length, 'faccia', 'facce')}</small> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
