import { describe, expect, it } from 'vitest';
import { isRight, readAnswer } from '../../entities/contact-question/answer.ts';
import { type ContactAttempt, checkContact } from './contact-check.ts';

const good: ContactAttempt = {
  name: 'Marco',
  email: 'marco@officina.it',
  company: '',
  phone: '',
  message: 'Buongiorno',
  answered: true,
  consent: true,
};

describe('checkContact', () => {
  it('accepts a complete message', () => {
    expect(checkContact(good)).toBeNull();
    expect(checkContact({ ...good, phone: '+39 035 000 0000' })).toBeNull();
  });

  it('reports only the first failing check, in order', () => {
    const all = { ...good, name: ' ', message: '', phone: 'abc', answered: false, consent: false };
    expect(checkContact(all)).toEqual({ kind: 'required', fields: ['name', 'message'] });
    const afterRequired = { ...all, name: 'M', message: 'x' };
    expect(checkContact(afterRequired)).toEqual({ kind: 'phone' });
    expect(checkContact({ ...afterRequired, phone: '' })).toEqual({ kind: 'answer' });
    expect(checkContact({ ...afterRequired, phone: '', answered: true })).toEqual({ kind: 'consent' });
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

it('an unloaded question cannot be answered', () => {
  expect(isRight(null, '')).toBe(false);
  expect(isRight({ text: '3 - 7', ticket: 'x' }, '-4')).toBe(true);
  expect(isRight({ text: '…', ticket: 'x' }, '')).toBe(false);
});
