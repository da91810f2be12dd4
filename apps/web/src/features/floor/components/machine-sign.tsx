import classes from './floor.module.css';

interface MachineSignProps {
  readonly code: string;
  /** Shown where the machine has no code. */
  readonly name: string;
}

/** The code of a machine as its plate shows it. */
export const MachineSign = ({ code, name }: MachineSignProps) => (
  <span className={classes.place} title={name || undefined}>
    {code || name || 'Banco'}
  </span>
);
