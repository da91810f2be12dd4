import { expect, it } from 'vitest';
import { createProgress, formatMinutes } from './progress.mjs';

function recorded() {
  const lines: string[] = [];
  const clock = { time: 0 };
  const progress = createProgress('vitest', { print: (line) => lines.push(line), now: () => clock.time });
  return { lines, clock, progress };
}

const ended = (passed: number, milliseconds: number, failed = 0) => ({
  ...{ passed, failed, skipped: 0, milliseconds },
});

it('prints one line for each part, with its counts and its time, when its last file has ended', () => {
  const { lines, progress } = recorded();
  for (const name of ['web', 'web', 'scripts']) progress.expect(name);
  progress.end('web', ended(3, 61_000));
  expect(lines).toEqual([]);
  progress.end('scripts', ended(1, 400, 2));
  progress.end('web', ended(4, 4_000));
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    ' ✗ scripts 1 passed, 2 failed · 0:00',
    ' ✓ web 7 passed · 1:05',
  ]);
});

it('prints the progress after twenty seconds of silence', () => {
  const { lines, clock, progress } = recorded();
  for (const name of ['web', 'web', 'scripts']) progress.expect(name);
  progress.end('web', ended(3, 1000));
  clock.time = 19_000;
  progress.tick();
  expect(lines).toEqual([]);
  clock.time = 20_000;
  progress.tick();
  clock.time = 21_000;
  progress.tick();
  expect(lines).toEqual(['  … vitest 0:20: 3 passed, 1 of 3 ended (web 1 of 2)']);
});

it('prints a failure at once, with the first lines of its message', () => {
  const { lines, progress } = recorded();
  progress.fail('money.test.ts › adds', `\u001b[31mexpected 1\u001b[39m\n${'more\n'.repeat(40)}`);
  expect(lines[0]?.split('\n').slice(0, 2)).toEqual(['  ✗ money.test.ts › adds', '      expected 1']);
  expect(lines[0]?.split('\n')).toHaveLength(13);
});

it('writes minutes and seconds', () => {
  expect([400, 59_600, 187_000].map(formatMinutes)).toEqual(['0:00', '1:00', '3:07']);
});
