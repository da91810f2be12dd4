import { execFileSync } from 'node:child_process';

/** Answer of Python's own modules about a file: `f` in the script. */
export function askPython(script: string, base64: string): string {
  return execFileSync(
    'python3',
    ['-c', `import sys,io,base64; f=base64.b64decode(sys.stdin.read())\n${script}`],
    { input: base64, encoding: 'utf8' },
  );
}
