import { describe, expect, it } from 'vitest';
import { moreStylesOfMails } from '../test/more-styles-of-mails.ts';
import { type StyleOfMail, stylesOfMails } from '../test/styles-of-mails.ts';
import { messageOfText } from './message/message.ts';
import { textTables } from './message/text-tables.ts';
import { readMessage } from './read-message.ts';
import type { PositionReading } from './reading.ts';

const read = ({ subject, text }: StyleOfMail) =>
  readMessage(
    {
      ...messageOfText(text, textTables(text)),
      subject,
      from: { name: 'Mario Rossi', address: 'm.rossi@alfa.example' },
      sentAt: '2026-03-09T10:00:00.000Z',
      attachments: [],
    },
    { today: '2026-03-09' },
  );

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
  it.each([...stylesOfMails, ...moreStylesOfMails])('$name', (style) => {
    const { kind, positions, answerBy } = read(style);
    expect(['request', 'order'].includes(kind.value) ? kind.value : 'other').toBe(style.kind);
    if (style.kind !== 'other') expect(positions.map(written)).toEqual(style.positions);
    expect(answerBy?.value.day).toBe(style.answerBy);
  });
});
