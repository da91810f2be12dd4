// @ts-check

const VARIABLE = 'TRUCIOLO_MESSAGES';

/** Users of `npm start` and `npm run admin` read Italian, and so do the child processes. Developers read English. */
export function speakItalian() {
  process.env[VARIABLE] = 'it';
}

const isItalian = () => process.env[VARIABLE] === 'it';

/** A message for the reader of this run. @param {string} english @param {string} italian */
export const say = (english, italian) => (isItalian() ? italian : english);

/** "6.1 s". @param {number} milliseconds */
export const formatDuration = (milliseconds) =>
  `${new Intl.NumberFormat(say('en-GB', 'it-IT'), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(milliseconds / 1000)} s`;
