import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormulaSet } from './check-formula-set.ts';
import { compileFormulaSet } from './compile-formula-set.ts';
import { orderGraph } from './order-graph.ts';
import type { VariableDeclaration } from './scope.ts';

const VARIABLES: readonly VariableDeclaration[] = [{ name: 'peso', type: 'number', unit: 'kg', help: '' }];

const set = (formulas: Readonly<Record<string, string>>) =>
  Object.entries(formulas).map(([name, text]) => ({ name, text }));

const messages = (formulas: Readonly<Record<string, string>>) =>
  checkFormulaSet(set(formulas), VARIABLES).formulas.map(({ name, diagnostics }) => [
    name,
    ...diagnostics.map(({ code, message, start, end }) => `${code} ${start}-${end} ${message}`),
  ]);

describe('checkFormulaSet', () => {
  it('orders formulas after those they use and passes their types on', () => {
    const checked = checkFormulaSet(
      set({
        prezzo: 'costo * 1,3',
        costo: 'PESO * tariffa',
        tariffa: '2',
        nota: '"€ " & Prezzo',
        male: 'nota * 2',
      }),
      VARIABLES,
    );
    expect(checked.order).toEqual(['tariffa', 'costo', 'prezzo', 'nota', 'male']);
    expect(checked.formulas.map(({ name, type, ok }) => [name, type, ok])).toEqual([
      ['prezzo', 'number', true],
      ['costo', 'number', true],
      ['tariffa', 'number', true],
      ['nota', 'text', true],
      ['male', 'number', false],
    ]);
  });

  it('reports a cycle in each formula of it, at the name that closes it, and not in the others', () => {
    expect(messages({ a: '1 + b', b: 'c * 2', c: 'MAX(peso; A)', d: 'a + 1' })).toEqual([
      ['a', 'cycle 4-5 Riferimento circolare: a → b → c → a.'],
      ['b', 'cycle 0-1 Riferimento circolare: b → c → a → b.'],
      ['c', 'cycle 10-11 Riferimento circolare: c → a → b → c.'],
      ['d'],
    ]);
  });

  it('reports a formula that names itself', () => {
    expect(messages({ prezzo: 'prezzo + 1' })).toEqual([
      ['prezzo', 'cycle 0-6 Riferimento circolare: prezzo → prezzo.'],
    ]);
  });

  it('reports names that are taken or cannot be, and texts that cannot be read', () => {
    expect(messages({ Peso: '1', VERO: '2', '2x': '3', a: '1 +', b: 'a' })).toEqual([
      ['Peso', 'duplicate-name 0-1 Il nome «Peso» è già usato.'],
      ['VERO', 'invalid-name 0-1 «VERO» è un valore riservato.'],
      ['2x', 'invalid-name 0-1 Il nome comincia con una lettera e contiene solo lettere, cifre, «_» e «.».'],
      ['a', 'syntax 2-3 La formula finisce prima del previsto: manca un valore.'],
      ['b'],
    ]);
  });

  it('takes a chain of a thousand formulas', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 1000 }, (_, i) => [`f${i}`, i === 999 ? '1' : `f${i + 1} + f${i + 1}`]),
    );
    expect(checkFormulaSet(set(chain), []).ok).toBe(true);
  });
});

describe('compileFormulaSet', () => {
  it('computes each formula once, in order', () => {
    const doubled = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`f${i}`, i === 59 ? 'peso' : `f${i + 1} + f${i + 1}`]),
    );
    const compiled = compileFormulaSet(set(doubled), VARIABLES);
    // 2^59 additions if every use were computed again: the steps would run out.
    expect(compiled.ok && compiled.set.evaluate({ peso: 1 }).get('f0')).toEqual({ ok: true, value: 2 ** 59 });
  });

  it('passes a failure on by name, and SE.ERRORE catches it', () => {
    const compiled = compileFormulaSet(set({ a: '1 / peso', b: 'a + 1', c: 'SE.ERRORE(a; 7)' }), VARIABLES);
    const results = compiled.ok ? compiled.set.evaluate({ peso: 0 }) : new Map();
    expect(results.get('a')).toMatchObject({ ok: false, error: { code: 'division-by-zero' } });
    expect(results.get('b')).toMatchObject({
      ok: false,
      error: { message: '«a» non si può calcolare.', start: 0, end: 1 },
    });
    expect(results.get('c')).toEqual({ ok: true, value: 7 });
  });

  it('shares one budget of steps', () => {
    const compiled = compileFormulaSet(set({ a: 'peso + 1 + 1', b: 'peso + 2 + 2' }), VARIABLES, {
      maxSteps: 3,
    });
    const results = compiled.ok ? compiled.set.evaluate({ peso: 1 }) : new Map();
    expect(results.get('a')).toEqual({ ok: true, value: 3 });
    expect(results.get('b')).toMatchObject({ ok: false, error: { code: 'steps' } });
  });

  it('refuses a set with errors', () => {
    expect(compileFormulaSet(set({ a: 'b', b: 'a' }), VARIABLES).ok).toBe(false);
  });
});

describe('orderGraph', () => {
  it('puts every key after what it needs, or finds the cycle that keeps it out', () => {
    const key = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f');
    const graph = fc.dictionary(key, fc.array(key, { maxLength: 3 }));
    fc.assert(
      fc.property(graph, (edges) => {
        const needs = new Map(Object.entries(edges));
        const { order, cycles } = orderGraph(needs);
        for (const [place, member] of order.entries()) {
          const known = (needs.get(member) ?? []).filter((need) => needs.has(need));
          expect(known.every((need) => order.slice(0, place).includes(need))).toBe(true);
        }
        for (const cycle of cycles) {
          const closed = [...cycle.slice(1), cycle[0]];
          expect(cycle.every((member, i) => needs.get(member)?.includes(closed[i] ?? ''))).toBe(true);
        }
        expect(cycles.length > 0).toBe(order.length < needs.size);
      }),
      { numRuns: 1000 },
    );
  });
});
