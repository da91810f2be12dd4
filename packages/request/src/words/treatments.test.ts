import { expect, it } from 'vitest';
import { treatmentsIn } from './treatments.ts';

const read = (text: string) =>
  treatmentsIn(text).map(({ name, kind, detail }) =>
    [name, kind, detail].filter((part) => part !== '').join(' '),
  );

it.each([
  ['deve essere brunita', ['brunitura surface']],
  ['zincate bianche', ['zincatura surface bianca']],
  ['anodizzazione nera 20 µm', ['anodizzazione surface nera 20 µm']],
  ['Anod. dura 40 micron', ['anodizzazione surface dura 40 micron']],
  ['cementato HRC 58-62', ['cementazione heat HRC 58-62']],
  ['Bonifica 28-32 HRC', ['bonifica heat 28-32 HRC']],
  ['tempra a induzione sulla sede', ['tempra a induzione heat']],
  ['C45 temprata a induzione 40 pz', ['tempra a induzione heat']],
  ['verniciatura RAL 9005', ['verniciatura surface RAL 9005']],
  ['nichelatura chimica 10 µm e brunitura', ['nichelatura surface chimica 10 µm', 'brunitura surface']],
  ['black oxide, hardened', ['brunitura surface', 'tempra heat']],
  ['verzinkt', ['zincatura surface']],
  ['temperatura e tempra', ['tempra heat']],
  ['nessun trattamento', []],
])('«%s»', (text, expected) => expect(read(text)).toEqual(expected));
