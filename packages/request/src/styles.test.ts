import { describe, expect, it } from 'vitest';
import { answersAndNotices } from '../test/answers-and-notices.ts';
import { everydayMails } from '../test/everyday-mails.ts';
import { longerMails } from '../test/longer-mails.ts';
import { lotsInWordsAndLists } from '../test/lots-in-words-and-lists.ts';
import { mailsOfPortalsAndPhones } from '../test/mails-of-portals-and-phones.ts';
import { mailsWithSpecialWishes } from '../test/mails-with-special-wishes.ts';
import { moreStylesOfMails } from '../test/more-styles-of-mails.ts';
import { numbersInMails } from '../test/numbers-in-mails.ts';
import { type StyleOfMail, stylesOfMails } from '../test/styles-of-mails.ts';
import { tablesAndChains } from '../test/tables-and-chains.ts';
import { htmlToText } from './message/html-to-text.ts';
import { messageOfText } from './message/message.ts';
import { textTables } from './message/text-tables.ts';
import { readMessage } from './read-message.ts';
import type { PositionReading } from './reading.ts';

const contentOf = ({ html, text = '' }: StyleOfMail) =>
  html === undefined ? { text, tables: textTables(text) } : htmlToText(html);

const read = (style: StyleOfMail) => {
  const { subject } = style;
  const { text, tables } = contentOf(style);
  return readMessage(
    {
      ...messageOfText(text, tables),
      subject,
      from: { name: 'Mario Rossi', address: 'm.rossi@alfa.example' },
      sentAt: '2026-03-09T10:00:00.000Z',
      attachments: [],
    },
    { today: '2026-03-09' },
  );
};

const written = ({ code, revision, quantities, materials, date }: PositionReading) =>
  [
    code?.value,
    revision?.value,
    quantities.map(({ value }) => value).join('/'),
    materials[0]?.value.libraryId,
    date?.value.week ?? date?.value.day,
  ]
    .filter(Boolean)
    .join(' · ');

describe('styles of mails', () => {
  it.each([
    ...stylesOfMails,
    ...moreStylesOfMails,
    ...tablesAndChains,
    ...numbersInMails,
    ...everydayMails,
    ...mailsOfPortalsAndPhones,
    ...lotsInWordsAndLists,
    ...answersAndNotices,
    ...mailsWithSpecialWishes,
    ...longerMails,
  ])('$name', (style) => {
    const { kind, positions, answerBy, offer, parts } = read(style);
    expect(['request', 'order'].includes(kind.value) ? kind.value : 'other').toBe(style.kind);
    if (style.kind !== 'other') expect(positions.map(written)).toEqual(style.positions);
    expect(answerBy?.value.day).toBe(style.answerBy);
    if (style.offer !== undefined) expect(offer?.value).toBe(style.offer);
    if (style.sender !== undefined) expect(parts.forwarded?.address).toBe(style.sender);
  });
});
