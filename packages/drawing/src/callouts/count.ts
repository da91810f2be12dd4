/** Words that may stand between the count and the thread. */
const THREADED = String.raw`(?:gewinde(?:bohrung(?:en)?)?|gew\.?|tapped(?:\s+holes?)?|threaded(?:\s+holes?)?|filett\p{L}*|fil\.|taraud\p{L}*)`;
const BEFORE = [
  new RegExp(String.raw`(?:^|[\s(])(\d{1,3})\s*[xX×]\s*${THREADED}\s*$`, 'iu'),
  // «4-M4», «2*M5».
  /(?:^|\s)(\d{1,2})[-*]$/,
  /(?:^|\s)\((\d{1,3})\s*[xX×]?\)\s*$/,
  /(?:^|[\s(])(\d{1,3})\s*[xX×]\s*$/,
  /(?:^|\s)[nN](?:[.°º]|r\.?)\s*(\d{1,3})\s*(?:fori|holes|bohrungen|trous)?\s*(?:filett(?:ati|\.)|fil\.|maschiati)?\s*$/i,
  /(?:^|\s)(\d{1,3})\s*(?:fori|holes|bohrungen|trous|spine|maschiature|filetti|asole)\s*(?:filett(?:ati|\.)|fil\.|maschiati|tapped|cie(?:chi|\.)|passanti|pass\.|blind|through)?\s*$/i,
];
const AFTER = [
  /\(\s*[xX×]\s*(\d{1,3})\s*\)/,
  /\(\s*(\d{1,3})\s*[xX×]\s*\)/,
  /\(\s*[nN](?:[.°º]|r\.?)\s*(\d{1,3})\s*\)/,
  /(?:^|[\s,;])(\d{1,3})\s*(?:stk\.?|stück|pz\.?|pcs)(?!\p{L})/iu,
  /(?:^|\s)[xX×]\s*(\d{1,3})\s*$/,
  /\b(\d{1,3})\s*(?:places|plcs?|posti|off|volte|pos\.)\b/i,
  /\b[nN](?:[.°º]|r\.?)\s*(\d{1,3})\s+(?:fori|holes)\b/i,
];

const first = (patterns: readonly RegExp[], text: string) => {
  for (const pattern of patterns) {
    const count = pattern.exec(text)?.[1];
    if (count) return Number(count);
  }
  return null;
};

/** How many times a callout holds, by the words before and after it; null where it says nothing. */
export const countAround = (before: string, after: string): number | null =>
  first(BEFORE, before) ?? first(AFTER, after);

/** The count at the start of a line about the drilled hole: «4 x ⌀2.5 THRU ALL». */
export const countOfHole = (text: string): number | null => {
  const count = /^(\d{1,3})\s*[xX×]\s*[⌀Øø∅]/.exec(text)?.[1];
  return count ? Number(count) : null;
};
