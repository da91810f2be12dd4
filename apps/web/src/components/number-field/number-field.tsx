import {
  type NumberReading,
  type NumberRule,
  readNumber,
  type TimeUnit,
  writeGrouped,
  writeNumber,
} from '@truciolo/italian';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { NumberTextField, type NumberTextFieldProps } from './number-text-field.tsx';
import { useUnreadText } from './unread-texts.ts';
import { usePassingNote } from './use-passing-note.ts';

type Look = Omit<NumberTextFieldProps, 'text' | 'onText' | 'remark' | 'isWrong' | 'min' | 'max' | 'required'>;

export interface NumberFieldProps extends Look, Omit<NumberRule, 'unit'> {
  readonly value?: number | null | undefined;
  /** Called at every key with the parsed value; never with a number that was not typed. */
  readonly onChange: (value: number | null) => void;
  /** Minimum number of decimals: 47,50 and not 47,5. */
  readonly leastDecimals?: number | undefined;
  /** Unit that may be typed although it is not shown: "€" in a column of prices. */
  readonly readsUnit?: string | undefined;
}

const timeUnits = new Set<string>(['h', 'min', 's'] satisfies TimeUnit[]);

/** Name under which a text survives the field; labels may occur twice. */
function nameOf(props: Readonly<Record<string, unknown>>): string | null {
  const names = [props.name, props['data-path'], props['data-field']];
  return names.find((name) => typeof name === 'string') ?? null;
}

const labelOf = (props: Readonly<Record<string, unknown>>): string =>
  [props['aria-label'], props.label, props.placeholder].find((text) => typeof text === 'string') ?? '';

/**
 * A number with its unit. The field shows the text as typed; a text that is not a number stays, marked, while the
 * previous value is kept. A cleared field is null.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value: given,
    onChange,
    unit,
    readsUnit,
    decimals = 4,
    leastDecimals = 0,
    min,
    max,
    time,
    required,
    ...look
  } = props;
  const value = given ?? null;
  const { onFocus, onBlur, ...rest } = look;
  const isTime = unit !== undefined && timeUnits.has(unit);
  const rule: NumberRule = {
    decimals,
    min,
    max,
    required,
    unit: readsUnit ?? unit,
    time: time ?? (isTime ? (unit as TimeUnit) : undefined),
  };
  const [isFocused, setFocused] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const { kept, cleared, keep } = useUnreadText(nameOf({ ...props }));
  /** Value before the edit, and the last value sent from here. */
  const before = useRef(value);
  const sent = useRef(value);
  const passing = usePassingNote();

  const [seen, setSeen] = useState(cleared);
  if (seen !== cleared) {
    setSeen(cleared);
    setDraft(null);
  }
  // An outside change of the value discards an unreadable text.
  useEffect(() => {
    if (!isFocused && kept && kept.value !== value) keep(null);
  });

  const send = (next: number | null) => {
    sent.current = next;
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    if (value !== sent.current) before.current = value;
    const read = readNumber(text, rule);
    if (read.kind === 'unreadable') {
      keep({ text, label: labelOf({ ...props }), message: read.message, value: before.current });
      setDraft(null);
      send(before.current);
      return;
    }
    keep(null);
    setDraft(text);
    send(read.kind === 'number' ? read.value : null);
  };

  const reading: NumberReading | null =
    draft !== null ? readNumber(draft, rule) : kept ? readNumber(kept.text, rule) : null;
  const note = reading?.kind === 'number' ? (reading.note ?? null) : null;
  const isWrong = reading?.kind === 'unreadable' && !(isFocused && reading.isUnfinished);
  const write = isFocused ? writeNumber : writeGrouped;
  const shown = value === null ? '' : write(value, decimals, leastDecimals);
  return (
    <NumberTextField
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      unit={unit}
      text={draft ?? kept?.text ?? shown}
      onText={type}
      isWrong={isWrong}
      remark={isWrong ? kept?.message : (note ?? passing.note)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        before.current = value;
        sent.current = value;
        passing.say(null);
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onBlur?.(event);
        const input = event.currentTarget;
        afterPress(() => {
          if (document.activeElement === input) return;
          setFocused(false);
          setDraft(null);
          passing.say(note);
        });
      }}
    />
  );
}
