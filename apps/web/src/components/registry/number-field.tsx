import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface NumberFieldProps
  extends Omit<NumberInputProps, 'value' | 'onChange' | 'rightSection' | 'error' | 'label' | 'defaultValue'> {
  readonly label?: ReactNode;
  readonly error?: ReactNode;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
}

/** A number with its unit, decimal comma; a cleared field is null. */
export function NumberField({ value, onChange, unit, decimals = 4, ...rest }: NumberFieldProps) {
  return (
    <NumberInput
      {...rest}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      decimalSeparator=","
      thousandSeparator="."
      decimalScale={decimals}
      allowNegative={false}
      hideControls
      rightSection={unit ? <span className="unit">{unit}</span> : null}
      rightSectionWidth={unit ? 14 + 7 * unit.length : 0}
      rightSectionPointerEvents="none"
      styles={{ input: { textAlign: 'right' } }}
    />
  );
}
