/** Axes of the canonical stream, in its order. */
export const AXIS_LETTERS = ['X', 'Y', 'Z', 'A', 'B', 'C'];
/** Axes that machines have and the stream has not. */
export const OTHER_AXES = ['U', 'V', 'W', 'Q', 'E'];
export const CENTRE_LETTERS = ['I', 'J', 'K'];
