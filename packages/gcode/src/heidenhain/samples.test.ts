import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../test/samples.ts';
import { interpret } from '../interpret.ts';

const FOLDER = join(SAMPLES, 'heidenhain');
const present = existsSync(FOLDER);

/** Share of real programs that must be read without an unknown word. */
const GOAL = 0.9;

describe('Heidenhain programs of real parts', () => {
  if (!present) {
    it('the sample programs are missing: nothing to compare', () => expect(present).toBe(false));
    return;
  }
  it('nearly all are read without an unknown word, and none gives an invalid number', () => {
    const names = readdirSync(FOLDER).filter((name) => name.endsWith('.h'));
    const faulty: string[] = [];
    for (const name of names) {
      const { canon, findings, dialect } = interpret([{ name, bytes: readFileSync(join(FOLDER, name)) }]);
      expect(dialect, name).toBe('heidenhain');
      const sums = canon.x.slice(0, canon.count).map((x, i) => x + (canon.y[i] ?? 0) + (canon.z[i] ?? 0));
      expect(sums.every(Number.isFinite), name).toBe(true);
      if (findings.count('unknown-word') > 0) faulty.push(name);
    }
    expect(names.length).toBeGreaterThan(0);
    expect(1 - faulty.length / names.length, faulty.join(', ')).toBeGreaterThanOrEqual(GOAL);
  });
});
