import { readFileSync } from 'node:fs';
import { type PositionDraft, quoteDocument } from '../src/index.ts';

const stored: unknown = JSON.parse(readFileSync(new URL('perno.json', import.meta.url), 'utf8'));

/** The worked example of formulas (e) as a stored quote: the tests of the command line read it too. */
export const pernoQuote = quoteDocument.parse(stored);

export const perno = pernoQuote.positions[0] as PositionDraft;
