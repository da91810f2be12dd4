import { TextInput, type TextInputProps, Tooltip } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import classes from './number-field.module.css';
import { useSelectAll } from './use-select-all.ts';

export interface NumberTextFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'defaultValue' | 'ref' | 'type'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly unit?: string | undefined;
  /** What is said about the text; it stands over the page and moves nothing. */
  readonly remark?: string | null | undefined;
  /** The text is no number: marked, and the remark says why. */
  readonly isWrong?: boolean | undefined;
  readonly align?: 'left' | 'right' | undefined;
}

/** A dialog has 200. */
const BELOW_DIALOGS = 150;
const OVER_DIALOGS = 300;
const isInDialog = (input: Element | null) => Boolean(input?.closest('[role="dialog"]'));

/** Every field of the house in which a number is typed. What it holds is text; who uses it reads it by the one rule. */
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
