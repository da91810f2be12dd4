import { ApiError } from '@truciolo/contract';
import { expect, it, vi } from 'vitest';
import { sendEach } from './send-each.ts';

const files = ['uno.pdf', 'due.exe', 'tre.pdf', 'quattro.zip'].map((name) => new File(['x'], name));
const refusal = (name: string) =>
  new ApiError(415, { code: 'UNSUPPORTED_MEDIA', message: `«${name}» non è stato preso.` });
const lost = () => new ApiError(0, { code: 'UNAVAILABLE', message: 'Il server non risponde.' });
/** Keeps the sentences, and answers questions in this order. */
function listener(...choices: ('again' | 'skip' | 'stop')[]) {
  const said: string[] = [];
  const askAgain = async () => choices.shift() ?? 'stop';
  return { said, askAgain, say: (text: string) => said.push(text) };
}

it('a refused file costs one sentence, the others arrive, and all sentences are shown together', async () => {
  const arrived: string[] = [];
  const send = async ({ name }: File) => {
    if (!name.endsWith('.pdf')) throw refusal(name);
    arrived.push(name);
  };
  const heard = listener();
  expect(await sendEach(files, send, heard)).toEqual({ count: 2, isWhole: true });
  expect(arrived).toEqual(['uno.pdf', 'tre.pdf']);
  expect(heard.said.at(-1)).toBe('«due.exe» non è stato preso. «quattro.zip» non è stato preso.');
});

it('a file that the connection lost is sent again, or skipped, as the user says', async () => {
  const tried: string[] = [];
  const send = async ({ name }: File) => {
    tried.push(name);
    if (name === 'due.exe' || tried.length === 1) throw lost();
  };
  const heard = listener('again', 'skip');
  expect(await sendEach(files, send, heard)).toEqual({ count: 3, isWhole: true });
  expect(tried).toEqual(['uno.pdf', 'uno.pdf', 'due.exe', 'tre.pdf', 'quattro.zip']);
  expect(heard.said).toEqual([]);
});

it('nothing more is sent once the user stops', async () => {
  const send = vi.fn().mockRejectedValue(lost());
  expect(await sendEach(files, send, listener('stop'))).toEqual({ count: 0, isWhole: false });
  expect(send).toHaveBeenCalledTimes(1);
});
