/** Letters that people write without a diameter sign; the others need one, because they have other meanings too. */
const USUAL = '(?:JS|[EFGHJKNP]|js|[defghjkmnprs])';
const ANY = '(?:JS|CD|EF|FG|Z[ABC]|[A-HJKMNPR-VXYZ]|js|cd|ef|fg|z[abc]|[a-hjkmnpr-vxyz])';
const GRADE = '(?:[4-9]|1[0-3])';
const END = String.raw`(?![\w.,°])`;

const USUAL_FIT = `${USUAL}${GRADE}`;
const ANY_FIT = `${ANY}${GRADE}`;

/** A class that stands alone, as the upper one of a stacked pair. */
export const isFitName = (text: string) => new RegExp(`^(?:${USUAL_FIT}|M[67])$`).test(text);

/** After a number: «H7», «H7/g6»; `⌀` before the number allows every letter. */
export const fitAfter = (hasDiameter: boolean) => {
  const fit = hasDiameter ? ANY_FIT : USUAL_FIT;
  return new RegExp(`^\\s*\\(?(${fit})(?:\\s*/\\s*(${ANY_FIT}))?\\)?${END}`);
};
