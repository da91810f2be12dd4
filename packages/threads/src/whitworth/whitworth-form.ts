import { roundedForm, type ThreadForm } from '../profile/thread-form.ts';

/** The 55 degree form of BS 84, ISO 228-1 and ISO 7-1, as multiples of the pitch. */
export const WHITWORTH_TRIANGLE_HEIGHT = 0.960491;
/** Depth h of the thread; d2 = d - h, d1 = d - 2h. */
export const WHITWORTH_DEPTH = 0.640327;
/** Radius of crests and roots. */
const WHITWORTH_RADIUS = 0.137329;

export const whitworthForm = (pitch: number, slope = 0): ThreadForm =>
  roundedForm(WHITWORTH_RADIUS * pitch, 55, slope);
