import { passwordStrength, type Strength } from '../password-strength.ts';
import classes from './password-meter.module.css';

const words: Readonly<Record<Strength, { level: number; text: string }>> = {
  common: { level: 1, text: 'È fra le password più usate e si indovina subito: serve un’altra.' },
  weak: { level: 1, text: 'Debole: aggiungi qualche carattere.' },
  fair: { level: 2, text: 'Discreta: più è lunga, meglio è.' },
  strong: { level: 3, text: 'Robusta.' },
};

/** Says how good a new password is; it warns and never refuses. */
export function PasswordMeter({ password }: { readonly password: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  const { level, text } = words[strength];
  return (
    <div className={classes.meter} data-strength={strength} role="status">
      <div className={classes.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-on={bar <= level || undefined} />
        ))}
      </div>
      <span className={classes.text}>{text}</span>
    </div>
  );
}
