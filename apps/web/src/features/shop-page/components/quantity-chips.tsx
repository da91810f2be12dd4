import { IconPlus } from '@tabler/icons-react';
import { SHOP_QUANTITIES } from '@truciolo/contract';
import { type KeyboardEvent, useState } from 'react';
import { shopNumber } from '../format.ts';
import type { PartChoice } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './quantity-chips.module.css';

/** The server takes no more; a shop that prices fewer gives the others their price with the offer. */
const MOST = 1_000_000;

interface QuantityChipsProps {
  readonly choice: PartChoice;
  readonly onChange: (change: Partial<PartChoice>) => void;
}

/** "1.000" and "1,000" are one thousand in either language: a number of pieces has no decimals. */
const readCount = (typed: string): number | null => {
  const digits = typed.replace(/[\s.,]/g, '');
  const count = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= MOST ? count : null;
};

/** The quantities to price; the pressed one counts in the total. A pressed one is removed with Delete. */
export function QuantityChips({ choice, onChange }: QuantityChipsProps) {
  const { language, words } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const { quantities, chosen } = choice;
  const write = (quantity: number) => shopNumber(quantity, language);

  const add = () => {
    if (typed === null || typed.trim() === '') {
      setTyped(null);
      return setProblem('');
    }
    const count = readCount(typed);
    if (count === null) return setProblem(words.quantityWrong(write(MOST)));
    setTyped(null);
    setProblem('');
    onChange({ quantities: [...new Set([...quantities, count])].toSorted((a, b) => a - b) });
  };
  const remove = (quantity: number) => {
    const left = quantities.filter((one) => one !== quantity);
    if (left.length === 0) return;
    onChange({ quantities: left, chosen: left.includes(chosen) ? chosen : (left[0] ?? chosen) });
  };
  const press = (event: KeyboardEvent, quantity: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(quantity);
  };
  return (
    <fieldset className={classes.quantities}>
      <legend>{words.quantities}</legend>
      <div className={classes.chips}>
        {quantities.map((quantity) => (
          <span key={quantity} className={classes.chip}>
            <button
              type="button"
              aria-pressed={quantity === chosen}
              onClick={() => onChange({ chosen: quantity })}
              onKeyDown={(event) => press(event, quantity)}
            >
              {write(quantity)}
            </button>
            {quantities.length > 1 ? (
              <button
                type="button"
                className={classes.less}
                aria-label={words.removeQuantity(write(quantity))}
                onClick={() => remove(quantity)}
              >
                ×
              </button>
            ) : null}
          </span>
        ))}
        {typed === null ? (
          quantities.length < SHOP_QUANTITIES ? (
            <button
              type="button"
              className={classes.more}
              aria-label={words.addQuantity}
              onClick={() => setTyped('')}
            >
              <IconPlus size={13} stroke={2} aria-hidden="true" />
            </button>
          ) : null
        ) : (
          <input
            className={classes.count}
            inputMode="numeric"
            aria-label={words.addQuantity}
            aria-invalid={problem ? true : undefined}
            value={typed}
            ref={(input) => input?.focus()}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
              if (event.key === 'Escape') setTyped(null);
            }}
          />
        )}
      </div>
      {problem ? (
        <span className={classes.wrong} role="alert">
          {problem}
        </span>
      ) : null}
    </fieldset>
  );
}
