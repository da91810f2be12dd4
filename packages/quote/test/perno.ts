import { type PositionDraft, quoteDocument } from '../src/index.ts';
import stored from './perno.json' with { type: 'json' };

/** The worked example of formulas (e) as a stored quote: the tests of the command line read it too. */
export const pernoQuote = quoteDocument.parse(stored);

export const perno = pernoQuote.positions[0] as PositionDraft;
