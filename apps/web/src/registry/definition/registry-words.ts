import { agree, countOf } from '../../lib/format/counts.ts';
import type { RegistryTexts } from './registry-definition.ts';

/** The word in the address of a new row. */
export const newWord = ({ feminine }: RegistryTexts): string => (feminine ? 'nuova' : 'nuovo');
export const isNewWord = (word: string): boolean => word === 'nuova' || word === 'nuovo';

/** "1 macchina", "18 macchine" */
export const counted = (count: number, { one, many }: RegistryTexts): string => countOf(count, one, many);

/** The ending of an adjective or participle: selezionat-o, -a, -i, -e. */
export function agreed(stem: string, count: number, { feminine }: RegistryTexts): string {
  const [one, many] = feminine ? ['a', 'e'] : ['o', 'i'];
  return `${stem}${agree(count, one, many)}`;
}
