import { hours, minutes, seconds } from '@truciolo/units';

/** Start values of formulas b, shop knowledge: the middle of each range, to be replaced by the shop's own. */
export const POSITIONING = { hole: seconds(1.5), tap: seconds(2), feature: seconds(1.5) } as const;

export const TOOL_CHANGE = { machiningCentre: seconds(6), turret: seconds(1.5) } as const;

export const LOADING = {
  vice: seconds(60),
  chuck: seconds(25),
  barFeed: seconds(4.5),
  palletChange: seconds(15),
} as const;

export const PROBING_PER_SET = seconds(22);
export const DEBURRING = seconds(40);

export const SET_UP = {
  lathe: hours(1),
  latheDrivenTools: hours(1.75),
  threeAxes: hours(1.25),
  fiveAxes: hours(2.5),
} as const;

export const SET_UP_PER_NEW_TOOL = minutes(4);
