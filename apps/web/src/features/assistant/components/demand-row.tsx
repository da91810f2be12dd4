import { Select } from '@mantine/core';
import { useState } from 'react';
import classes from './results.module.css';

interface DemandRowProps {
  /** "Tolleranze" */
  readonly label: string;
  /** "suppongo ISO 2768-m" */
  readonly assumed: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Null = not stated. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

/** A demand that the model does not contain: assumed until the user states it. */
export function DemandRow({ label, assumed, choices, value, onValue }: DemandRowProps) {
  const [isOpen, setOpen] = useState(false);
  const stated = choices.find((one) => one.value === value);
  return (
    <li className={classes.demand}>
      <b>{label}</b>
      {isOpen ? (
        <Select
          size="xs"
          aria-label={label}
          data={[...choices]}
          value={value}
          clearable
          defaultDropdownOpened
          autoFocus
          onBlur={() => setOpen(false)}
          onChange={(next) => {
            onValue(next);
            setOpen(false);
          }}
        />
      ) : (
        <>
          <span>{stated ? stated.label : assumed}</span>
          <button type="button" aria-label={`Indica: ${label}`} onClick={() => setOpen(true)}>
            {stated ? 'Cambia' : 'Indica'}
          </button>
        </>
      )}
    </li>
  );
}
