import { isUnreachable } from '../../../lib/api/failures.ts';
import { silence } from '../../../lib/api/silence.ts';
import { requestDone as done } from '../../../lib/request-done.ts';
import { ANSWERS, openDatabase } from './floor-database.ts';

async function store(key: string, answer: unknown): Promise<void> {
  const database = await openDatabase();
  await done(database.transaction(ANSWERS, 'readwrite').objectStore(ANSWERS).put(answer, key));
  database.close();
}

async function read<T>(key: string): Promise<T | undefined> {
  const database = await openDatabase();
  const cached = (await done(database.transaction(ANSWERS, 'readonly').objectStore(ANSWERS).get(key))) as
    | T
    | undefined;
  database.close();
  return cached;
}

/** The cached answer, if there is one. */
export const cachedAnswer = <T>(key: string): Promise<T | undefined> => read<T>(key).catch(() => undefined);

/** The server's answer, or the cached one if the server is not reached. */
export async function askOrCached<T>(
  key: string,
  ask: () => Promise<T>,
  otherwise: () => Promise<T | undefined> = () => cachedAnswer<T>(key),
): Promise<T> {
  const asked = ask();
  asked.catch(() => undefined);
  const answer = await Promise.race([asked, silence()]).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return null;
  });
  if (answer === null) return (await otherwise()) ?? asked;
  // A full or forbidden store only loses the copy.
  void store(key, answer).catch(() => undefined);
  return answer;
}
