import type { TimeUnit } from '@truciolo/italian';
import { effectiveValue, type Value } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { OriginBadge } from './origin-badge.tsx';
import { overridden, typeOver } from './type-over.ts';
import classes from './values.module.css';
import { WasValue } from './was-value.tsx';

interface ValueCellProps {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly decimals?: number;
  /** The cell holds a time in this unit. */
  readonly time?: TimeUnit;
  /** Minimum number of decimals: amounts have two. */
  readonly least?: number;
  readonly unit?: string;
  /** The width fits the content, from the left. */
  readonly snug?: boolean;
  readonly readOnly: boolean;
  /** Shown while it is empty. */
  readonly placeholder?: string;
  readonly missing?: boolean;
  /** Path in problems: `phases[1].cycle`. */
  readonly field?: string;
}

/** A number inside a row: the frame shows on hover or focus, with the origin beside it. */
export function ValueCell(props: ValueCellProps) {
  const { label, value, onChange, decimals = 4, readOnly, placeholder = '—', missing = false } = props;
  const { least = 0, unit, snug = false, time } = props;
  const before = overridden(value);
  const shown = effectiveValue(value);
  const origin = before === null ? value.origin : 'typed';
  return (
    <span className={classes.cell} data-snug={snug || undefined}>
      {before === null ? null : (
        <WasValue
          value={value}
          decimals={decimals}
          onRestore={readOnly ? undefined : () => onChange(typeOver(value, null))}
        />
      )}
      <NumberField
        aria-label={label}
        onChange={(next) => onChange(typeOver(value, next))}
        value={shown}
        decimals={decimals}
        leastDecimals={least}
        readsUnit={unit}
        time={time}
        readOnly={readOnly}
        placeholder={placeholder}
        classNames={{ root: classes.cellField ?? '', input: classes.bare ?? '' }}
        data-field={props.field}
        data-missing={(missing && shown === null) || undefined}
      />
      {unit ? <span className="unit">{unit}</span> : null}
      <span className={classes.mark}>
        {shown === null || (readOnly && origin === 'proposed') ? null : (
          <OriginBadge origin={origin} note={value.note} />
        )}
      </span>
    </span>
  );
}
