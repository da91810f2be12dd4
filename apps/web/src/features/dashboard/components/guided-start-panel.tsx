import type { ReactNode } from 'react';
import { guidedStart, type StartFacts, stepsDone } from '../guided-start.ts';
import { DrawingToPrice } from './drawing-to-price.tsx';
import classes from './guided-start.module.css';
import { StartProgress } from './start-progress.tsx';
import { StartSteps } from './start-steps.tsx';

interface GuidedStartPanelProps {
  readonly facts: StartFacts;
  /** Content below the steps. */
  readonly children?: ReactNode;
}

/** For a new company, instead of empty charts: four steps and the progress. */
export function GuidedStartPanel({ facts, children }: GuidedStartPanelProps) {
  const steps = guidedStart(facts);
  return (
    <section className={classes.panel} aria-label="Primi passi">
      <div className={classes.intro}>
        <div>
          <h2 className={classes.title}>Dal disegno al prezzo in dieci minuti</h2>
          <p className={classes.text}>
            Quattro passi e il primo preventivo è pronto da inviare. La libreria di oltre cento materiali
            tipici c’è già.
          </p>
          <StartProgress done={stepsDone(steps)} total={steps.length} />
        </div>
        <DrawingToPrice />
      </div>
      <StartSteps steps={steps} />
      {children}
    </section>
  );
}
