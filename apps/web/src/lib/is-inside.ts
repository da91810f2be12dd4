import type { SyntheticEvent } from 'react';

/** React lets events of a dialog reach the component that opened it: this one happened in the element itself. */
export const isInside = ({ currentTarget, target }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);
