/** Number of passes for an allowance: ceil(allowance/ap), immune to the last bit of a division (0.3/0.1). */
export const passCount = (allowance: number, ap: number): number =>
  Math.max(1, Math.ceil(allowance / ap - 1e-9));
