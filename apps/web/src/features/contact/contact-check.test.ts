import { describe, expect, it } from 'vitest';
import { type ContactAttempt, checkContact } from './contact-check.ts';
import { readAnswer } from './use-question.ts';

const good: ContactAttempt = {
  name: 'Marco',
  email: 'marco@officina.it',
  company: '',
  phone: '',
  message: 'Buongiorno',
  answer: 11,
  expected: 11,
  consent: true,
};

describe('checkContact', () => {
  it('accepts a complete message', () => {
    expect(checkContact(good)).toBeNull();
    expect(checkContact({ ...good, phone: '+39 035 000 0000' })).toBeNull();
  });

  it('reports only the first failing check, in order', () => {
    const all = { ...good, name: ' ', message: '', phone: 'abc', answer: 1, consent: false };
    expect(checkContact(all)).toEqual({ kind: 'required', fields: ['name', 'message'] });
    const afterRequired = { ...all, name: 'M', message: 'x' };
    expect(checkContact(afterRequired)).toEqual({ kind: 'phone' });
    expect(checkContact({ ...afterRequired, phone: '' })).toEqual({ kind: 'answer' });
    expect(checkContact({ ...afterRequired, phone: '', answer: 11 })).toEqual({ kind: 'consent' });
  });

  it.each(['123456', '+39 abc 0000', '1'.repeat(21)])('refuses the phone %s', (phone) => {
    expect(checkContact({ ...good, phone })).toEqual({ kind: 'phone' });
  });
});

it.each([
  ['11', 11],
  [' -3 ', -3],
  ['−3', -3],
  ['', null],
  ['1,5', null],
  ['dodici', null],
])('readAnswer(%j) is %j', (typed, answer) => {
  expect(readAnswer(typed)).toBe(answer);
});
