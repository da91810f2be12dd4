import { Mark } from '../components/mark.tsx';
import classes from './splash.module.css';

/** Shown while the stored token is being checked. */
export function Splash() {
  return (
    <div className={classes.splash} role="status">
      <Mark size={72} strokeWidth={2.2} />
      <p className={classes.text}>prepariamo la magia</p>
    </div>
  );
}
