import { Tooltip } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { ShapeIcon } from './shape-icon.tsx';
import { choiceLabels, type StockChoice } from './shapes.ts';
import classes from './stock.module.css';

interface ShapeChooserProps {
  readonly value: StockChoice | null;
  readonly onChange: (choice: StockChoice) => void;
  readonly readOnly: boolean;
}

const choices = Object.keys(choiceLabels) as StockChoice[];

/** The shapes of a blank as pictures; the chosen one says its name. */
export function ShapeChooser({ value, onChange, readOnly }: ShapeChooserProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  /** One stop for the Tab key; the arrows go from shape to shape. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };
  return (
    <fieldset
      ref={row}
      className={classes.shapes}
      disabled={readOnly}
      aria-label="Forma del grezzo"
      onKeyDown={onKeyDown}
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
}
