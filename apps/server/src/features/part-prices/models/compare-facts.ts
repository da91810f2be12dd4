import type { PartFacts } from '@truciolo/contract';
import { writeGrouped } from '@truciolo/italian';
import { countHoles } from '@truciolo/quote';

/** Kernels of two versions differ in the last digits, never by more. */
const SAME = 0.005;
/** mm */
const SAME_LENGTH = 0.05;

const differs = (a: number, b: number): boolean =>
  Math.abs(a - b) > SAME * Math.max(Math.abs(a), Math.abs(b));

const sides = ({ box }: PartFacts): string => box.map((side) => writeGrouped(side, 1)).join(' × ');
const litres = (volume: number): string => `${writeGrouped(volume / 1000, 1)} cm³`;

/** The solid that the buyer's browser most likely measured. */
export const nearestSolid = (solids: readonly PartFacts[], told: PartFacts): PartFacts | null =>
  [...solids].sort((a, b) => Math.abs(a.volume - told.volume) - Math.abs(b.volume - told.volume))[0] ?? null;

/** Italian sentences about values that the browser measured otherwise than the server; none where both agree. */
export function factDifferences(told: PartFacts, read: PartFacts): string[] {
  const sentences: string[] = [];
  if (told.box.some((side, index) => Math.abs(side - (read.box[index] ?? 0)) > SAME_LENGTH + side * SAME))
    sentences.push(`Misure: la pagina diceva ${sides(told)} mm, il file è ${sides(read)} mm.`);
  if (differs(told.volume, read.volume))
    sentences.push(`Volume: la pagina diceva ${litres(told.volume)}, il file è ${litres(read.volume)}.`);
  if (told.process !== read.process || told.exact !== read.exact)
    sentences.push('Lavorazione: la pagina l’ha riconosciuta in un altro modo.');
  const [before, now] = [countHoles(told.holes), countHoles(read.holes)];
  if (before !== now) sentences.push(`Fori: la pagina ne diceva ${before}, nel file sono ${now}.`);
  const counts = ({ pockets, slots, steps }: PartFacts) => pockets.length + slots.length + steps.length;
  if (counts(told) !== counts(read))
    sentences.push(`Tasche e cave: la pagina ne diceva ${counts(told)}, nel file sono ${counts(read)}.`);
  if (told.setups.length !== read.setups.length)
    sentences.push(
      `Piazzamenti: la pagina ne diceva ${told.setups.length}, dal file sono ${read.setups.length}.`,
    );
  return sentences;
}
