import { effectiveValue, type Value } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { OriginBadge } from './origin-badge.tsx';
import { overridden, typeOver } from './type-over.ts';
import classes from './values.module.css';
import { WasValue } from './was-value.tsx';

interface ValueFieldProps {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
  /** Minimum number of decimals: amounts have two. */
  readonly least?: number;
  readonly readOnly: boolean;
  /** The value is required. */
  readonly missing?: boolean | undefined;
  /** Path in problems: `stock.length`. */
  readonly field?: string | undefined;
}

/** A number with its origin in the label; the computed value stays below a number typed over it. */
export function ValueField(props: ValueFieldProps) {
  const { label, value, onChange, unit, decimals = 4, least = 0, readOnly, missing, field } = props;
  const before = overridden(value);
  const origin = before === null ? value.origin : 'typed';
  const empty = effectiveValue(value) === null;
  // Nothing is left to confirm where nothing can be changed.
  const isSilent = origin === 'typed' || empty || (readOnly && origin === 'proposed');
  return (
    <div>
      <NumberField
        label={
          <span className={classes.label}>
            <span>{label}</span>
            {isSilent ? null : <OriginBadge origin={origin} note={value.note} />}
            {before === null ? null : (
              <WasValue
                value={value}
                decimals={decimals}
                onRestore={readOnly ? undefined : () => onChange(typeOver(value, null))}
              />
            )}
          </span>
        }
        aria-label={label}
        onChange={(next) => onChange(typeOver(value, next))}
        unit={unit}
        value={effectiveValue(value)}
        decimals={decimals}
        leastDecimals={least}
        readOnly={readOnly}
        classNames={{ label: classes.wide ?? '' }}
        data-proposed={(origin === 'proposed' && !readOnly) || undefined}
        data-field={field}
        data-missing={missing || undefined}
      />
    </div>
  );
}
