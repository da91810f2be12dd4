import { IconArrowRight } from '@tabler/icons-react';
import { JOB_STATE_LABELS } from '@truciolo/jobs';
import { Fragment } from 'react';
import classes from './board.module.css';

const WAY = ['to-plan', 'planned', 'running', 'delivered'] as const;

/** One example on its way through the shop: an accepted quote, a card, and its states. */
export function ExampleDrawing() {
  return (
    <figure className={classes.example}>
      <div className={classes.card} data-example>
        <div className={classes.cardHead}>
          <span className={classes.number}>C-0001</span>
          <span className="small dim">esempio</span>
        </div>
        <b className={classes.customer}>Pompe Adda S.r.l.</b>
        <span className={classes.part}>Perno ø30×80 · 50 pz</span>
        <span className={classes.next}>10 Tornitura · TC-1, 5 h 30 → 20 Controllo</span>
      </div>
      <figcaption className={classes.way}>
        {WAY.map((state, index) => (
          <Fragment key={state}>
            {index > 0 ? <IconArrowRight size={14} stroke={1.6} aria-hidden="true" /> : null}
            <span>{JOB_STATE_LABELS[state]}</span>
          </Fragment>
        ))}
      </figcaption>
    </figure>
  );
}
