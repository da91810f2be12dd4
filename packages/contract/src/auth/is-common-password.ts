import { commonPasswordStems } from './common-passwords.data.ts';

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
