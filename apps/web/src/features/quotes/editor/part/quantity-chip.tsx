import { IconX } from '@tabler/icons-react';
import { readNumber, writeNumber } from '@truciolo/italian';
import { type KeyboardEvent, useState } from 'react';
import { afterPress } from '../../../../components/number-field/after-press.ts';
import { NumberTextField } from '../../../../components/number-field/number-text-field.tsx';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import classes from './part.module.css';

interface QuantityChipProps {
  readonly quantity: number;
  readonly isLooked: boolean;
  readonly readOnly: boolean;
  readonly onChoose: () => void;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One quantity. The first click selects it, the second one edits it. */
export function QuantityChip(props: QuantityChipProps) {
  const { quantity, isLooked, readOnly, onChoose, onChange, onRemove } = props;
  const [text, setText] = useState<string | null>(null);
  const shown = formatNumber(quantity);
  if (text !== null) {
    return (
      <span className={classes.chip} data-on={isLooked || undefined}>
        <QuantityField
          label={`Quantità ${shown}`}
          text={text}
          onText={setText}
          onClose={() => setText(null)}
          onChange={onChange}
        />
      </span>
    );
  }
  const mayEdit = isLooked && !readOnly;
  return (
    <span className={classes.chip} data-on={isLooked || undefined}>
      <button
        type="button"
        aria-pressed={isLooked}
        title={mayEdit ? 'Premi per cambiarla, Canc per toglierla' : undefined}
        onClick={mayEdit ? () => setText(writeNumber(quantity)) : onChoose}
        onKeyDown={({ key }) => {
          if (key === 'Delete' && !readOnly) onRemove();
        }}
        data-private
      >
        {shown}
      </button>
      {readOnly ? null : (
        <button
          type="button"
          className={classes.drop}
          // Del on the quantity does the same.
          tabIndex={-1}
          aria-label={`Togli la quantità ${shown}`}
          onClick={onRemove}
        >
          <IconX size={11} stroke={2} />
        </button>
      )}
    </span>
  );
}

interface QuantityFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
  readonly onChange: (quantity: number) => void;
}

function QuantityField({ label, text, onText, onClose, onChange }: QuantityFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const read = readNumber(text, { decimals: 0, min: 1, unit: 'pz', required: true });
  const isWrong = read.kind === 'unreadable' && (isLeft || !read.isUnfinished);
  const commit = () => {
    // Text that is not a quantity stays in the field, marked.
    if (read.kind !== 'number') return setLeft(true);
    onClose();
    onChange(read.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape') onClose();
  };
  return (
    <NumberTextField
      variant="unstyled"
      classNames={{ input: classes.quantityField ?? '' }}
      aria-label={label}
      inputMode="numeric"
      align="left"
      text={text}
      onText={onText}
      isWrong={isWrong}
      remark={
        read.kind === 'number' ? read.note : isWrong && read.kind === 'unreadable' ? read.message : null
      }
      // The user's click opened it.
      autoFocus
      onKeyDown={onKeyDown}
      onBlur={() => afterPress(commit)}
    />
  );
}
