import { type Notice, noticeKinds } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { noticeDetail, noticePlace, noticeSentence } from './notice-words.ts';

const notice = (change: Partial<Notice>): Notice => ({
  guid: 'g',
  kind: 'comment',
  about: { of: 'quote', guid: 'q', number: 'P-2026-0141' },
  who: 'Laura Ferrari',
  text: '',
  count: 1,
  at: '2026-11-16T08:00:00Z',
  isRead: false,
  ...change,
});

it.each([
  [{ kind: 'comment', count: 3 }, '3 commenti su P-2026-0141'],
  [{ kind: 'comment' }, 'Laura Ferrari ha commentato P-2026-0141'],
  [{ kind: 'offer-opened', who: '' }, 'Il cliente ha aperto P-2026-0141'],
  [{ kind: 'quote-ending', text: '2026-12-16' }, 'P-2026-0141 scade il 16/12/2026'],
  [{ kind: 'quote-settled', text: 'refused' }, 'Laura Ferrari ha segnato P-2026-0141 come rifiutato'],
] as const)('%j reads «%s»', (change, text) => {
  expect(noticeSentence(notice(change))).toBe(text);
});

it('names the quote in every kind, and shows no code', () => {
  for (const kind of noticeKinds) {
    const one = notice({ kind, text: kind === 'quote-settled' ? 'accepted' : 'Testo' });
    expect(noticeSentence(one)).toContain('P-2026-0141');
    expect(noticeSentence(one) + noticeDetail(one)).not.toMatch(/accepted|refused|[a-z]-[a-z]/);
    expect(noticePlace(one)).toMatch(/^\/quote-tools\/q/);
  }
});

it('about a job links to the comments of that job', () => {
  const about = { of: 'job', guid: 'j', number: 'C-2026-0007' } as const;
  expect(noticeSentence(notice({ kind: 'mention', about }))).toBe(
    'Laura Ferrari ti ha nominato in C-2026-0007',
  );
  expect(noticePlace(notice({ kind: 'mention', about }))).toBe('/dashboard/commesse/j?commenti');
});
