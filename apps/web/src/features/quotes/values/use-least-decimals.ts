import { useState } from 'react';

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** 1,60 and not 1,6 while a field is only looked at; free as soon as somebody types into it. */
export function useLeastDecimals(value: number | null, least: number, most: number) {
  const [focused, setFocused] = useState(false);
  const fixed = !focused && value !== null && decimalsOf(value) <= least;
  return {
    decimals: fixed ? least : most,
    fixedDecimalScale: fixed,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
