import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { works } from './works.ts';

const params = z.object({ guid });

/**
 * The saved draft becomes the formula that quotes are priced with. `draft` is the text the caller looked at: if
 * somebody saved another one meanwhile it is a conflict, so that nobody publishes what they have not read.
 */
export const publishFormula = route({
  method: 'POST',
  path: '/works/:guid/formula/publish',
  summary: 'Publish the draft formula of a process as its next version',
  access: 'session',
  params,
  body: z.strictObject({ draft: z.string().max(8192) }),
  answer: works.row,
  errors: ['NOT_FOUND', 'CONFLICT', 'FORMULA_INVALID', 'FORBIDDEN'],
});

export const formulaVersion = z.object({
  version: z.int(),
  text: z.string(),
  publishedAt: instant,
  publishedBy: z.string(),
});
export type FormulaVersion = z.output<typeof formulaVersion>;

export const listFormulaVersions = route({
  method: 'GET',
  path: '/works/:guid/formula/versions',
  summary: 'The published formulas of a process, newest first',
  access: 'session',
  params,
  answer: z.array(formulaVersion),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
