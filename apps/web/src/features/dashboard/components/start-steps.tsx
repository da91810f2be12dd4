import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StartStep } from '../guided-start.ts';
import classes from './guided-start.module.css';

function StepAction({ step }: { readonly step: StartStep }) {
  return step.state === 'done' ? (
    <Link to={step.link.to} className="small">
      {step.link.label}
    </Link>
  ) : (
    <Button component={Link} to={step.link.to}>
      {step.link.label}
    </Button>
  );
}

export function StartSteps({ steps }: { readonly steps: readonly StartStep[] }) {
  const current = steps.findIndex(({ state }) => state === 'open');
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step.title} data-state={step.state} data-current={index === current || undefined}>
          <span className={classes.number} aria-hidden="true">
            {step.state === 'done' ? <IconCheck size={16} stroke={1.8} /> : index + 1}
          </span>
          <div className={classes.step}>
            <h3 className={classes.stepTitle}>
              {step.title}
              {step.state === 'done' ? <span className={classes.hidden}> (fatto)</span> : null}
            </h3>
            <p className={classes.stepText}>{step.text}</p>
          </div>
          <StepAction step={step} />
        </li>
      ))}
    </ol>
  );
}
