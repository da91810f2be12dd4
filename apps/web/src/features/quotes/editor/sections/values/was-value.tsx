import { UnstyledButton } from '@mantine/core';
import type { Value } from '@truciolo/quote';
import { formatDecimal } from '../../../../../lib/format/numbers.ts';
import { OriginBadge } from './origin-badge.tsx';
import classes from './values.module.css';

interface WasValueProps {
  readonly value: Value;
  readonly decimals: number;
  /** Takes the override away again; absent where nothing may be changed. */
  readonly onRestore?: (() => void) | undefined;
}

/** The value beside an override; a click restores it. */
export function WasValue({ value, decimals, onRestore }: WasValueProps) {
  if (value.value === null) return null;
  const text = formatDecimal(value.value, decimals);
  const content = (
    <>
      <OriginBadge origin={value.origin} note={value.note} />
      {text}
    </>
  );
  if (!onRestore) return <span className={classes.was}>{content}</span>;
  return (
    <UnstyledButton
      className={classes.was}
      onClick={onRestore}
      title={`Torna a ${text}`}
      aria-label={`Torna al valore calcolato ${text}`}
      data-private
    >
      {content}
    </UnstyledButton>
  );
}
