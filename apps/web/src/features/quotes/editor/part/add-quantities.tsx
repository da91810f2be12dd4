import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { readCounts } from '@truciolo/italian';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { afterPress } from '../../../../components/number-field/after-press.ts';
import { NumberTextField } from '../../../../components/number-field/number-text-field.tsx';
import classes from './part.module.css';

interface AddQuantitiesProps {
  /** The position has no quantity yet. */
  readonly isFirst: boolean;
  readonly onAdd: (quantities: readonly number[]) => void;
  /** Backspace in the empty field. */
  readonly onTakeBack: () => void;
}

/** Takes one quantity, a list, or a row pasted from Excel. Text that is not a quantity stays in the field, marked. */
export function AddQuantities({ isFirst, onAdd, onTakeBack }: AddQuantitiesProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  /** Text of the field after the press that left it. */
  const now = useRef(text);
  const { message } = readCounts(text);
  const isWrong = isTried && message !== null;

  const write = (next: string) => {
    now.current = next;
    setText(next);
  };
  const commit = () => {
    const { counts, left } = readCounts(now.current);
    if (counts.length > 0) onAdd(counts);
    write(left.join(' '));
    setTried(left.length > 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Backspace' && text === '') onTakeBack();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (readCounts(pasted).counts.length < 2) return;
    event.preventDefault();
    write(`${text} ${pasted}`.trim());
    commit();
  };

  return (
    <span className={classes.more}>
      <NumberTextField
        variant="unstyled"
        classNames={{ input: classes.moreField ?? '' }}
        inputMode="numeric"
        align="left"
        aria-label="Aggiungi quantità"
        placeholder={isFirst ? '10 50 100' : '+'}
        data-field="quantities"
        data-missing={isFirst || undefined}
        maxLength={500}
        text={text}
        isWrong={isWrong}
        remark={isWrong ? message : null}
        onText={write}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => afterPress(commit)}
      />
      <Tooltip label="Aggiungi (Invio)">
        <ActionIcon
          size={22}
          aria-label="Aggiungi le quantità scritte"
          // Its space is reserved: nothing moves while the user types.
          data-empty={text === '' || undefined}
          className={classes.addQuantity ?? ''}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={commit}
        >
          <IconPlus size={14} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
