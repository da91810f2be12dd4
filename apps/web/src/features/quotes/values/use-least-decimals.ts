import { useState } from 'react';

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/**
 * 1,60 and not 1,6 while a field is only looked at, and no more decimals than it takes; free as soon as somebody types
 * into it.
 */
export function useLeastDecimals(value: number | null, least: number, most: number) {
  const [focused, setFocused] = useState(false);
  const shown = value === null || focused ? value : Number(value.toFixed(most));
  const fixed = !focused && shown !== null && decimalsOf(shown) <= least;
  return {
    value: shown,
    decimals: fixed ? least : most,
    fixedDecimalScale: fixed,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
