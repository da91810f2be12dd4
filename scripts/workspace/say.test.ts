import { expect, it, onTestFinished, vi } from 'vitest';
import { formatDuration, say, speakItalian } from './say.mjs';
import { step } from './step.mjs';

it('developers read English, users of npm start Italian, with the decimal sign of each', async () => {
  vi.stubEnv('TRUCIOLO_MESSAGES', '');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  const written = () => [say('Installing', 'Installo'), formatDuration(6100)];
  expect(written()).toEqual(['Installing', '6.1 s']);
  await step('Build', () => {});
  expect(log.mock.calls.flat()).toEqual([
    '• Build…',
    expect.stringMatching(/^ {2}Build: done in \d+\.\d s$/),
  ]);
  speakItalian();
  expect(written()).toEqual(['Installo', '6,1 s']);
});
