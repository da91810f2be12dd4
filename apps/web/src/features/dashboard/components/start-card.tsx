import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { guidedStart, type StartFacts, stepsDone } from '../guided-start.ts';
import classes from './dashboard.module.css';
import { StartProgress } from './start-progress.tsx';

/** The next of the first steps, in one line; null once they are done. */
export function StartCard({ facts }: { readonly facts: StartFacts }) {
  const steps = guidedStart(facts);
  const isKnown = Object.values(facts).every((fact) => fact !== undefined);
  const next = steps.find(({ state }) => state === 'open');
  if (!isKnown || !next) return null;
  return (
    <section className={classes.start} aria-label="Primi passi">
      <div className={classes.startText}>
        <b>{next.title}</b> <span className="muted">{next.text}</span>
      </div>
      <StartProgress done={stepsDone(steps)} total={steps.length} />
      <Button component={Link} to={next.link.to} size="xs">
        {next.link.label}
      </Button>
    </section>
  );
}
