import type { CellLine } from '../labels/cell-line.ts';
import type { Found } from '../reading.ts';
import { found } from '../reasons.ts';

/** Words of notes that cost time or money, in the languages of the labels. */
const TELLING =
  /sbav|smuss|spigol|sovrametallo|rettific|quote dopo|prima della finitura|centri\b|zigrin|linguetta|marcar|marcatur|debur|break (?:all )?sharp|chamfer|sharp edges|entgrat|kanten|grind|engrav|protegg|lavar|collaud|certificat/i;

/** Notes of the sheet in the words of the designer. */
export const findNotes = (all: readonly CellLine[]): readonly Found<string>[] =>
  all
    .filter(({ line }) => TELLING.test(line.text))
    .map(({ line }) =>
      found(line.text.replace(/^\d+\s*[).]\s*/, ''), [line], {
        confidence: 'likely',
        reason: 'nota sul disegno',
      }),
    );
