import { TextInput, type TextInputProps, Tooltip } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import classes from './number-field.module.css';
import { useSelectAll } from './use-select-all.ts';

export interface NumberTextFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'defaultValue' | 'ref' | 'type'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly unit?: string | undefined;
  /** Remark on the text; it overlays the page and shifts nothing. */
  readonly remark?: string | null | undefined;
  /** The text is not a number: it is marked, and the remark gives the reason. */
  readonly isWrong?: boolean | undefined;
  readonly align?: 'left' | 'right' | undefined;
}

/** Dialogs have 200. */
const BELOW_DIALOGS = 150;
const OVER_DIALOGS = 300;
const isInDialog = (input: Element | null) => Boolean(input?.closest('[role="dialog"]'));

/** Base of every field for numbers. It holds text; its users parse it by one common rule. */
export function NumberTextField(props: NumberTextFieldProps) {
  const {
    text,
    onText,
    unit,
    remark,
    isWrong = false,
    align = 'right',
    error,
    onFocus,
    onKeyDown,
    ...rest
  } = props;
  const id = useId();
  const whole = useSelectAll();
  const isMarked = isWrong || Boolean(error);
  return (
    <>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        rightSection={unit ? <span className="unit">{unit}</span> : null}
        rightSectionWidth={unit ? 18 + 7 * unit.length : 0}
        rightSectionPointerEvents="none"
        styles={{ input: { textAlign: align } }}
        {...rest}
        ref={whole.ref}
        value={text}
        error={error || isWrong}
        aria-invalid={isMarked || undefined}
        {...(remark ? { 'aria-describedby': id } : {})}
        data-number
        data-unreadable={isWrong || undefined}
        onChange={(event) => {
          whole.onInput();
          onText(event.currentTarget.value);
        }}
        onCompositionStart={whole.onInput}
        onFocus={(event: FocusEvent<HTMLInputElement>) => {
          whole.onFocus();
          onFocus?.(event);
        }}
        onMouseDown={whole.onMouseDown}
        onMouseUp={whole.onMouseUp}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          whole.onKeyDown(event);
          onKeyDown?.(event);
        }}
      />
      {remark ? (
        <Tooltip
          opened
          multiline
          zIndex={isInDialog(whole.ref.current) ? OVER_DIALOGS : BELOW_DIALOGS}
          maw={280}
          target={whole.ref}
          position="bottom-start"
          transitionProps={{ duration: 0 }}
          events={{ hover: false, focus: false, touch: false }}
          className={classes.remark ?? ''}
          data-wrong={isWrong || undefined}
          label={<span id={id}>{remark}</span>}
        />
      ) : null}
    </>
  );
}
