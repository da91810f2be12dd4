import { expect, it } from 'vitest';
import { openUploadTurns, PUBLIC_UPLOADS_AT_ONCE } from './upload-turns.ts';

it('two uploads of a company are taken at a time, and four of all', async () => {
  const turns = openUploadTurns();
  const begun: string[] = [];
  const enter = async (owner: string) => {
    const leave = await turns.enter(owner);
    begun.push(owner);
    return leave;
  };
  const waits = ['a', 'a', 'a', 'b', 'b', 'c'].map(enter);
  const first = await waits[0];
  await Promise.all([waits[1], waits[3], waits[4]]);
  expect(begun).toEqual(['a', 'a', 'b', 'b']);
  expect(turns.waiting).toBe(2);
  first?.();
  first?.();
  await waits[2];
  expect(begun).toEqual(['a', 'a', 'b', 'b', 'a']);
  (await waits[3])?.();
  await waits[5];
  expect(turns.waiting).toBe(0);
});

it('a company whose files wait in dozens is told so', async () => {
  const turns = openUploadTurns();
  for (let index = 0; index < 32; index += 1) void turns.enter('a');
  await expect(turns.enter('a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await turns.enter('b');
});

it('has fewer turns for strangers, who never make a user wait', async () => {
  const [users, strangers] = [openUploadTurns(), openUploadTurns(PUBLIC_UPLOADS_AT_ONCE)];
  const places = Array.from({ length: 10 }, (_, place) => `203.0.113.${place}`);
  for (const place of places) void strangers.enter(place);
  expect(strangers.waiting).toBe(places.length - PUBLIC_UPLOADS_AT_ONCE);
  await users.enter('company');
  expect(users.waiting).toBe(0);
});
