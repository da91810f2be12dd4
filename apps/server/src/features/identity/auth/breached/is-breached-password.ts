import { type BloomFilter, isProbablyMember } from './bloom-filter.ts';
import { BREACHED_BITS, BREACHED_HASHES } from './breached-filter.data.ts';

let opened: BloomFilter | undefined;
const openFilter = (): BloomFilter => {
  opened ??= { bits: Buffer.from(BREACHED_BITS, 'base64'), hashes: BREACHED_HASHES };
  return opened;
};

/** A shorter word says little about the password around it. */
const SHORTEST_WORD = 6;

/** The password itself, and the word that is left without the symbols, or the digits and symbols, added at its end. */
function candidates(password: string): string[] {
  const lower = password.toLowerCase();
  const words = [lower.replace(/[^a-z0-9]+$/, ''), lower.replace(/[^a-z]+$/, '')];
  return [lower, ...words.filter((word) => word.length >= SHORTEST_WORD)];
}

/** Whether the password, in small letters and without its ending, is in the list of breached ones. */
export const isBreachedPassword = (password: string): boolean =>
  candidates(password).some((candidate) => isProbablyMember(openFilter(), candidate));
