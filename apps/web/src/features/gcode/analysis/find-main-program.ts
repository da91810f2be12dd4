import type { SourceFile } from '@truciolo/gcode';

/** Calls stand anywhere, but a folder of long programs must open at once. */
const LOOKED_AT = 262_144;

const latin = new TextDecoder('latin1');
const stemOf = (name: string) => name.replace(/\.[^.]*$/, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `O1210` is called as M98 P1210, `RAMPA.SPF` or `TASCA.H` by name. */
function callOf(name: string): RegExp {
  const stem = stemOf(name);
  const number = /^[oO]?0*(\d+)$/.exec(stem)?.[1];
  const byName = `(?<![\\w])${escaped(stem)}(?![\\w])`;
  return new RegExp(number ? `P0*${number}(?!\\d)|${byName}` : byName, 'i');
}

/** The program that no other one calls comes first; of several, the longest. */
export function findMainProgram(files: readonly SourceFile[]): readonly SourceFile[] {
  if (files.length < 2) return files;
  const texts = files.map(({ bytes }) => latin.decode(bytes.subarray(0, LOOKED_AT)));
  const isCalled = (index: number) => {
    const call = callOf(files[index]?.name ?? '');
    return texts.some((text, other) => other !== index && call.test(text));
  };
  const ranked = files
    .map((file, index) => ({ file, called: isCalled(index) || /\.spf$/i.test(file.name) }))
    .sort((p, q) => Number(p.called) - Number(q.called) || q.file.bytes.length - p.file.bytes.length);
  return ranked.map(({ file }) => file);
}

/** The same files with another main program. */
export const withMain = (files: readonly SourceFile[], name: string): readonly SourceFile[] => [
  ...files.filter((file) => file.name === name),
  ...files.filter((file) => file.name !== name),
];
