import { readNumber, writeNumber } from '@truciolo/italian';
import { useState } from 'react';
import { afterPress } from '../../../../components/number-field/after-press.ts';
import { NumberTextField } from '../../../../components/number-field/number-text-field.tsx';
import classes from './head.module.css';

const MOST_DISCOUNTS = 5;

/** "3 + 2": one discount after the other. */
const readDiscounts = (text: string): readonly number[] | null => {
  if (text.trim() === '') return [];
  const rates = text.split('+').map((part) => readNumber(part, { unit: '%', max: 100, required: true }));
  const good = rates.flatMap((rate) => (rate.kind === 'number' ? [rate.value] : []));
  return good.length === rates.length && good.length <= MOST_DISCOUNTS
    ? good.filter((rate) => rate > 0)
    : null;
};

interface DiscountsProps {
  readonly value: readonly number[];
  readonly readOnly: boolean;
  readonly onChange: (value: readonly number[]) => void;
}

/** The typed text stays while it is typed, and afterwards as long as it cannot be read. */
export function DiscountsField({ value, readOnly, onChange }: DiscountsProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? value.map((rate) => writeNumber(rate)).join(' + ');
  const isWrong = readDiscounts(shown) === null;
  return (
    <span className={classes.number}>
      <NumberTextField
        variant="unstyled"
        aria-label="Sconto in percentuale; più sconti con il segno più"
        text={shown}
        placeholder="0"
        readOnly={readOnly}
        maxLength={40}
        size="xs"
        isWrong={isWrong}
        remark={isWrong ? 'Scrivi lo sconto come 5 oppure 5 + 2,5: ognuno da 0 a 100.' : null}
        onBlur={() => afterPress(() => (isWrong ? undefined : setText(null)))}
        onText={(next) => {
          setText(next);
          onChange(readDiscounts(next) ?? value);
        }}
      />
      %
    </span>
  );
}
