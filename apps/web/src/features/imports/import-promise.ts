import { NAMED_LINES, type PreviewStep, type SheetKind } from '@truciolo/contract';
import { countOf } from '../../lib/format/counts.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { sheetWords } from './sheet-words.ts';

/** «Importa 2 preventivi, salta 3 righe»: the effect of the button, in the words of the registry. */
export function confirmText(registry: SheetKind, { saves }: Pick<PreviewStep, 'saves'>): string {
  const { thing } = sheetWords[registry];
  const all = `Importa ${countOf(saves.created + saves.updated, ...thing)}`;
  if (saves.skipped === 0) return all;
  const isSameWord = thing[0] === 'riga';
  return `${all}, salta ${isSameWord ? formatNumber(saves.skipped) : countOf(saves.skipped, 'riga', 'righe')}`;
}

/** «riga 7», «righe 3, 7 e 12», «righe 3, 4, 5 e altre 38»: which ones, as Excel counts. */
export function lineNames(lines: readonly number[], count = lines.length): string {
  const named = lines.slice(0, count > NAMED_LINES ? NAMED_LINES : count).map(String);
  if (named.length === 0) return '';
  if (named.length === 1 && count === 1) return `riga ${named[0]}`;
  const rest = count - named.length;
  if (rest > 0) return `righe ${named.join(', ')} e altre ${formatNumber(rest)}`;
  return `righe ${named.slice(0, -1).join(', ')} e ${named.at(-1)}`;
}
