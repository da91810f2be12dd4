/** The one source of time; tests move it. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
