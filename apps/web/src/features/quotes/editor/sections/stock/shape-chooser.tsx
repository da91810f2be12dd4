import { Tooltip } from '@mantine/core';
import type { StockChoice } from '@truciolo/quote';
import { memo } from 'react';
import { stepByArrows } from '../../../../../components/step-by-arrows.ts';
import { ShapeIcon } from './shape-icon.tsx';
import { choiceLabels } from './shapes.ts';
import classes from './stock.module.css';

interface ShapeChooserProps {
  readonly value: StockChoice | null;
  readonly onChange: (choice: StockChoice) => void;
  readonly readOnly: boolean;
}

const choices = Object.keys(choiceLabels) as StockChoice[];

/** The shapes of a blank as pictures; the chosen one says its name. */
export const ShapeChooser = memo(function ShapeChooser({ value, onChange, readOnly }: ShapeChooserProps) {
  return (
    <fieldset
      className={classes.shapes}
      disabled={readOnly}
      aria-label="Forma del grezzo"
      onKeyDown={stepByArrows}
    >
      {choices.map((choice) => (
        <Tooltip key={choice} label={choiceLabels[choice]} disabled={choice === value}>
          <button
            type="button"
            className={classes.shape}
            aria-label={choiceLabels[choice]}
            aria-pressed={choice === value}
            tabIndex={choice === (value ?? choices[0]) ? 0 : -1}
            onClick={() => onChange(choice)}
          >
            <ShapeIcon choice={choice} />
            {choice === value ? <span>{choiceLabels[choice]}</span> : null}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
});
