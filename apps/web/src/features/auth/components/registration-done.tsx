import { CHIP_PATH } from '../../../components/mark.data.ts';
import classes from './registration-done.module.css';

/** The chip comes in from outside the window. */
const LONG_CHIP = CHIP_PATH.replace('M2 27', 'M-300 27');

export function RegistrationDone() {
  return (
    <div className={classes.screen} role="status">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={LONG_CHIP} fill="none" stroke="var(--accent-mark)" strokeWidth="1.9" pathLength={1} />
      </svg>
      <h1 className={classes.title}>Registrazione Completata!</h1>
      <p className={classes.text}>Stiamo aprendo la tua officina.</p>
    </div>
  );
}
