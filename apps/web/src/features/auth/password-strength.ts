import { commonPasswordStems } from './common-passwords.data.ts';

export type Strength = 'common' | 'weak' | 'fair' | 'strong';

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** The word people build on: small letters, look-alike digits read as letters, decoration at the end dropped. */
function stem(password: string): string {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^a-z]+$/, '');
  return [...(bare === '' ? lower : bare)].map((character) => LEET[character] ?? character).join('');
}

const isDigits = (password: string): boolean => /^[0-9]+[^a-z0-9]*$/i.test(password);

/** Whether the password is one of the commonest leaked ones, with or without the usual digit and symbol. */
export function isCommonPassword(password: string): boolean {
  if (password === '') return false;
  if (isDigits(password)) return true;
  return commonPasswordStems.has(stem(password)) || commonPasswordStems.has(password.toLowerCase());
}

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/] as const;

/** Length counts most; variety of characters helps. */
export function passwordStrength(password: string): Strength {
  if (isCommonPassword(password)) return 'common';
  const variety = CLASSES.filter((pattern) => pattern.test(password)).length;
  const score = password.length + 2 * variety;
  if (password.length < 8 || score < 14) return 'weak';
  return score < 20 ? 'fair' : 'strong';
}
