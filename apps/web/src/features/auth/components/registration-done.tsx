import { Link } from 'react-router';
import { CHIP_PATH } from '../../../components/mark.data.ts';
import { pages } from '../../../lib/pages.ts';
import classes from './registration-done.module.css';

/** The chip enters from outside the window. */
const LONG_CHIP = CHIP_PATH.replace('M2 27', 'M-300 27');

interface RegistrationDoneProps {
  /** The shop does not open by itself: the way in is the login. */
  readonly mustLogIn: boolean;
}

export function RegistrationDone({ mustLogIn }: RegistrationDoneProps) {
  return (
    <div className={classes.screen} role="status">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={LONG_CHIP} fill="none" stroke="var(--accent-mark)" strokeWidth="1.9" pathLength={1} />
      </svg>
      <h1 className={classes.title}>Registrazione Completata!</h1>
      {mustLogIn ? (
        <p className={classes.text}>
          La tua officina è pronta: <Link to={pages.login}>accedi</Link> con l’email e la password appena
          scelte.
        </p>
      ) : (
        <p className={classes.text}>Stiamo aprendo la tua officina.</p>
      )}
    </div>
  );
}
