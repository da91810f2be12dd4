import { SegmentedControl } from '@mantine/core';
import { fields, type InputField, type RangeSymbol } from '@truciolo/cutting';
import { displayUnit } from '@truciolo/units';
import { quantity } from '../evaluate-tab.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './inputs.module.css';
import { NumberField } from './number-field.tsx';
import { RangeBar } from './range-bar.tsx';

interface RangeRowProps {
  readonly cutting: Cutting;
  readonly name: InputField;
  readonly label?: string | undefined;
  /** The range drawn below: the feed per tooth stays visible while vf is given. */
  readonly symbol: RangeSymbol;
  /** Quantities that may be given instead. */
  readonly alternatives?: readonly InputField[];
}

/** A number with its recommended range, and the choice of the given quantity among equivalent ones. */
export function RangeRow({ cutting, name, label, symbol, alternatives = [] }: RangeRowProps) {
  const { evaluation, shown, system } = cutting;
  const range = evaluation.ranges[symbol];
  const own = symbol === name ? evaluation.values.number(name) : undefined;
  const calculated = shown.outcome.ok ? quantity(shown.outcome.result, symbol) : undefined;
  const current = calculated ?? (own !== undefined && own > 0 ? own : undefined);
  const unit = displayUnit(symbol === 'LD' ? '1' : fields[symbol].unit, system);
  return (
    <div className={classes.range}>
      <NumberField cutting={cutting} name={name} label={label} inline>
        {alternatives.length > 1 ? (
          <SegmentedControl
            className={classes.given}
            size="xs"
            aria-label={`Valore dato al posto di ${fields[name].label}`}
            data={[...alternatives]}
            value={name}
            onChange={(next) => cutting.give(next as InputField)}
          />
        ) : null}
      </NumberField>
      {range ? (
        <RangeBar
          label={symbol === 'LD' ? 'Sporgenza L/D' : fields[symbol].label}
          range={range}
          current={current}
          factor={unit.factor}
          unit={unit.label}
        />
      ) : null}
    </div>
  );
}
