import { z } from 'zod';

/** The largest whole number that a column of the database takes (PostgreSQL's `integer`). */
const LARGEST_INTEGER = 2_147_483_647;

/** A number that is counted up, such as a version: sent back as it came. */
export const counter = z.int().min(0).max(LARGEST_INTEGER);

/** The same in an address, where everything is text. */
export const counterInAddress = z.coerce.number().int().min(0).max(LARGEST_INTEGER);

/** A window of a long list. */
export const listWindow = (usual = 100) => ({
  offset: counterInAddress.default(0),
  limit: z.coerce.number().int().min(1).max(500).default(usual),
});
