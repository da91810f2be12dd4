import { Checkbox, SegmentedControl, Select } from '@mantine/core';
import { useId } from 'react';
import type { ChoiceUse } from '../tab-spec.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './inputs.module.css';

/** Yes or no. */
export const isTick = ({ options }: ChoiceUse): boolean => options.some(([option]) => option === 'yes');

/** More than these do not fit beside one another. */
const IN_SIGHT = 3;

/** Few options are all visible, many are in a list; yes or no is a tick box. */
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
  if (isTick(choice))
    return (
      <Checkbox
        className={classes.tick}
        label={label}
        checked={value === 'yes'}
        onChange={(event) => cutting.choose(name, event.currentTarget.checked ? 'yes' : 'no')}
      />
    );
  if (options.length > IN_SIGHT)
    return (
      <div className={`${classes.choice} ${name === 'family' ? classes.wide : ''}`}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        <Select
          id={id}
          allowDeselect={false}
          data={options.map(([option, text]) => ({ value: option, label: text }))}
          value={value}
          onChange={(next) => next && cutting.choose(name, next)}
        />
      </div>
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
