// @ts-check
import { formatDuration, say } from './say.mjs';

/**
 * Names a step before it begins and its duration once it ended, so that a slow first start is never a
 * silent one.
 * @template T
 * @param {string} title @param {() => Promise<T> | T} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const begin = performance.now();
  console.log(`• ${title}…`);
  const result = await work();
  const took = formatDuration(performance.now() - begin);
  // With its name: another step may have begun meanwhile.
  console.log(say(`  ${title}: done in ${took}`, `  ${title}: fatto in ${took}`));
  return result;
}
