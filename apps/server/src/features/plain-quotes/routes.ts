import { createPlain } from './create-plain.ts';
import { getPlain } from './get-plain.ts';
import { markPlainSent } from './mark-plain-sent.ts';
import { refreshPlain } from './refresh-plain.ts';
import { revisePlain } from './revise-plain.ts';
import { savePlain } from './save-plain.ts';

export const plainQuotesRoutes = [createPlain, getPlain, savePlain, refreshPlain, revisePlain, markPlainSent];
