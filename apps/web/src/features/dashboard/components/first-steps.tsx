import type { StartState } from '@truciolo/contract';
import { Link } from 'react-router';
import { pages } from '../../../lib/pages.ts';
import type { StartFacts } from '../guided-start.ts';
import classes from './guided-start.module.css';
import { GuidedStartPanel } from './guided-start-panel.tsx';
import { SampleData } from './sample-data.tsx';

interface FirstStepsProps {
  readonly facts: StartFacts;
  /** Null for users who may not load samples. */
  readonly samples: StartState | null;
}

/** The page of a company without a quote. */
export const FirstSteps = ({ facts, samples }: FirstStepsProps) => (
  <div className={classes.layout}>
    <GuidedStartPanel facts={facts}>{samples ? <SampleData start={samples} /> : null}</GuidedStartPanel>
    <div className={classes.side}>
      <section className={`${classes.panel} ${classes.box}`}>
        <h2 className={classes.boxTitle}>Hai già un foglio Excel?</h2>
        <p className={classes.boxText}>
          Carica i tuoi clienti: vedi ogni riga prima di salvare, e nulla si salva finché non confermi.
          Materiali, lavorazioni, costi e macchine hanno lo stesso menu «Excel».
        </p>
        <p className={classes.boxText}>
          <Link to={`${pages.customers}/importa`}>Importa i clienti</Link>
        </p>
      </section>
    </div>
  </div>
);
