import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, matchingStep, otpAddress, stepAt } from './totp.ts';

/** RFC 6238, appendix B: the secret of the SHA-1 rows, as ASCII. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 at %i seconds: %s', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(at(seconds)), 8)).toBe(code);
});

/** RFC 4226, appendix D: six figures by counter. */
const counted = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
it.each(counted.map((code, counter) => [counter, code] as const))(
  'RFC 4226, counter %i: %s',
  (counter, code) => {
    expect(codeOfStep(secret, counter)).toBe(code);
  },
);

/** RFC 4648, section 10, without the padding. */
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: base32 of «%s»', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

describe('a typed code', () => {
  const now = at(1_111_111_111);
  const step = stepAt(now);
  it('is valid in its own step and one to either side, but not two away', () => {
    const found = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, codeOfStep(secret, step + away), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });
  it('may contain the blank that apps show in the middle', () => {
    const code = codeOfStep(secret, step);
    expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  });
  it.each(['', '000000000', 'àèìòùé', '12345'])('«%s» is not a code', (typed) => {
    expect(matchingStep(secret, typed, now)).toBeNull();
  });
});

it('the otpauth address names the account and the issuer', () => {
  expect(otpAddress(secret, 'anna@officina.it')).toBe(
    'otpauth://totp/Truciolo:anna%40officina.it?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Truciolo',
  );
});
