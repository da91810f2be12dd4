import { Checkbox, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { ChoiceUse } from '../tab-spec.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './inputs.module.css';

/** A few options in sight; yes or no is a tick box. */
export function ChoiceControl({
  cutting,
  choice,
}: {
  readonly cutting: Cutting;
  readonly choice: ChoiceUse;
}) {
  const id = useId();
  const { name, label, options } = choice;
  const value = cutting.evaluation.values.choice(name);
  if (options.some(([option]) => option === 'yes'))
    return (
      <Checkbox
        className={classes.tick}
        label={label}
        checked={value === 'yes'}
        onChange={(event) => cutting.choose(name, event.currentTarget.checked ? 'yes' : 'no')}
      />
    );
  return (
    <div className={classes.choice}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-labelledby={id}
        data={options.map(([option, text]) => ({ value: option, label: text }))}
        value={value}
        onChange={(next) => cutting.choose(name, next)}
      />
    </div>
  );
}
