import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface NumberFieldProps
  extends Omit<NumberInputProps, 'value' | 'onChange' | 'rightSection' | 'error' | 'label' | 'defaultValue'> {
  readonly label?: ReactNode;
  readonly error?: ReactNode;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
  /** Decimals that are always written, once nobody is typing: 47,50 and not 47,5. */
  readonly leastDecimals?: number | undefined;
}

function written(value: number, least: number): string {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return decimals < least ? value.toFixed(least) : String(value);
}

/** A number with its unit, decimal comma; a cleared field is null. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, unit, decimals = 4, leastDecimals = 0, onBlur, ...rest } = props;
  const [isTyping, setTyping] = useState(false);
  return (
    <NumberInput
      {...rest}
      value={value === null ? '' : isTyping ? value : written(value, leastDecimals)}
      onChange={(next) => {
        setTyping(true);
        onChange(next === '' ? null : Number(next));
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      decimalSeparator=","
      thousandSeparator="."
      decimalScale={decimals}
      allowNegative={false}
      hideControls
      rightSection={unit ? <span className="unit">{unit}</span> : null}
      rightSectionWidth={unit ? 18 + 7 * unit.length : 0}
      rightSectionPointerEvents="none"
      styles={{ input: { textAlign: 'right' } }}
    />
  );
}
