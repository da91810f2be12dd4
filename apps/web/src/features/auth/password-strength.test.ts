import { isCommonPassword } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  'Password1!',
  'P@ssw0rd',
  'qwerty123!',
  'Juventus1897!',
  '12345678!',
  'Truciolo2026!',
  '1q2w3e4r!',
  'CiaoCiao1!',
])('%s is one of the most common passwords', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(passwordStrength(password)).toBe('common');
});

it.each([
  ['aB3!', 'weak'],
  ['brunir26', 'weak'],
  ['Vk7!mzRq', 'fair'],
  ['quattro-barre-di-C45', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
