import type { Actor } from '../../platform/context.ts';

/** A user who looks at a list. */
export type Viewer = Pick<Actor, 'hideCosts' | 'role'>;

/** Only users who can look at a proposed value can say that it is right. */
export const mayConfirm = ({ hideCosts }: Pick<Actor, 'hideCosts'>, confirmed: boolean): boolean =>
  confirmed && !hideCosts;
