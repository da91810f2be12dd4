import { NumberField } from '../../../components/number-field/number-field.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './counter.module.css';

interface CounterProps {
  readonly label: string;
  /** Counted before. */
  readonly total: number;
  readonly added: number;
  readonly of?: number;
  readonly isBad?: boolean;
  readonly onAdded: (added: number) => void;
}

/** Pieces with large keys; many at once are typed. */
export function Counter({ label, total, added, of, isBad = false, onAdded }: CounterProps) {
  return (
    <fieldset className={classes.count}>
      <legend>{label}</legend>
      <div className={classes.stepper}>
        <button
          type="button"
          className={classes.step}
          aria-label={`Togli uno: ${label}`}
          disabled={total + added <= 0}
          onClick={() => onAdded(added - 1)}
        >
          −
        </button>
        <output className={isBad && total + added > 0 ? classes.bad : undefined}>
          {formatNumber(total + added)}
        </output>
        <button
          type="button"
          className={classes.step}
          aria-label={`Aggiungi uno: ${label}`}
          onClick={() => onAdded(added + 1)}
        >
          +
        </button>
      </div>
      <NumberField
        aria-label={`${label} da aggiungere`}
        decimals={0}
        w={120}
        placeholder="aggiungi"
        value={added === 0 ? null : added}
        onChange={(value) => onAdded(value === null ? 0 : Math.max(-total, value))}
      />
      <span className="small dim">{of === undefined ? '' : `di ${formatNumber(of)} da avviare`}</span>
    </fieldset>
  );
}
