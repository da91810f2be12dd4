import { createPlain } from './create-plain.ts';
import { duplicatePlain } from './duplicate-plain.ts';
import { getPlain } from './get-plain.ts';
import { markPlainSent } from './mark-plain-sent.ts';
import { addPlainTemplate, listPlainTemplates } from './plain-templates.ts';
import { pricePlain } from './price-plain.ts';
import { recordPlainOutcome } from './record-plain-outcome.ts';
import { refreshPlain } from './refresh-plain.ts';
import { revisePlain } from './revise-plain.ts';
import { savePlain } from './save-plain.ts';

export const plainQuotesRoutes = [
  createPlain,
  pricePlain,
  getPlain,
  savePlain,
  refreshPlain,
  revisePlain,
  markPlainSent,
  duplicatePlain,
  listPlainTemplates,
  addPlainTemplate,
  recordPlainOutcome,
];
