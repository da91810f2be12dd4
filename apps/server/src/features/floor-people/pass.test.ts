import { expect, it } from 'vitest';
import { openSecrets } from '../../platform/secrets.ts';
import { makePass, readPass } from './pass.ts';

const secrets = openSecrets('a secret of forty characters for the tests');
const made = new Date('2026-11-16T06:00:00Z');
const after = (hours: number) => new Date(made.getTime() + hours * 3_600_000);

it('a pass counts for what happened in its shift, also where that arrives some days later', () => {
  const { pass } = makePass(secrets, 'company', 'person', made);
  const read = (happened: number, received: number) =>
    readPass(secrets, 'company', pass, { happened: after(happened), received: after(received) });
  expect(read(2, 2)).toBe('person');
  expect(read(2, 72)).toBe('person');
  expect(read(13, 13)).toBeNull();
  // A time that is only claimed brings an old pass no further than a week.
  expect(read(2, 12 + 7 * 24 + 1)).toBeNull();
});
