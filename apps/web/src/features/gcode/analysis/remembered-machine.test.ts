import type { Machine } from '@truciolo/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import { rememberedMachine, rememberMachine } from './remembered-machine.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: fakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

const machine = (guid: string, kind: Machine['kind']) => ({ guid, kind }) as unknown as Machine;
const lathe = machine('l', 'tornio');
const mill = machine('m', 'centro-3-assi');
const driven = machine('d', 'tornio-motorizzato');
const machines = [lathe, mill, driven];

describe('the remembered machine', () => {
  it('is one for each kind of program: a lathe never times a milling program', () => {
    rememberMachine(lathe, 'lathe');
    expect(rememberedMachine(machines, 'lathe')).toBe(lathe);
    expect(rememberedMachine(machines, 'mill')).toBeNull();
    rememberMachine(mill, 'mill');
    expect(rememberedMachine(machines, 'mill')).toBe(mill);
    expect(rememberedMachine(machines, 'lathe')).toBe(lathe);
  });

  it('is not one chosen against the program, and is forgotten when cleared', () => {
    rememberMachine(mill, 'mill');
    rememberMachine(lathe, 'mill');
    expect(rememberedMachine(machines, 'mill')).toBe(mill);
    rememberMachine(null, 'mill');
    expect(rememberedMachine(machines, 'mill')).toBeNull();
  });

  it('may turn and mill with driven tools; a program of unknown kind takes the last one', () => {
    rememberMachine(driven, 'mill');
    expect(rememberedMachine(machines, 'mill')).toBe(driven);
    expect(rememberedMachine(machines, null)).toBe(driven);
  });
});
