import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../../bin/truciolo.mjs', import.meta.url));

function truciolo(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('bin/truciolo.mjs', () => {
  test('runs a command from the sources, with nothing but its output on stdout', () => {
    const { status, stdout } = truciolo('thread', 'M8', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ designation: 'M8', tapDrillCutting: 6.8 }]);
  });

  test('passes on the exit code of a refused input', () => {
    expect(truciolo('thread', 'M8x99').status).toBe(1);
  });

  test('an unknown command and no command at all list the commands on stderr, exit 2', () => {
    for (const call of [truciolo('xyz'), truciolo()]) {
      expect(call).toMatchObject({ status: 2, stdout: '' });
      expect(call.stderr).toContain('thread');
    }
  });
});
