import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartDesk } from '../../../entities/parts/desk/part-desk.ts';
import type { PartAnswer } from '../../../entities/parts/part-protocol.ts';
import { useModels } from './use-models.ts';

const begun: { name: string; tell: (answer: PartAnswer) => void }[] = [];
const cancelled: string[] = [];
const openDesk = async () =>
  new PartDesk({
    read: ({ name }, tell) => {
      begun.push({ name, tell });
      return { cancel: () => void cancelled.push(name) };
    },
  });

const names = () => begun.map(({ name }) => name);
const finish = () => act(() => begun.at(-1)?.tell({ type: 'done' }));

it('ten models are read one after the other; a cancelled one makes room, and is read when asked again', async () => {
  const models = Array.from({ length: 10 }, (_, index) => new File(['x'], `pezzo-${index}`));
  const { result } = renderHook(() => useModels(models, openDesk));
  const cancel = (index: number) => act(() => result.current.stop(models[index] as File));
  await waitFor(() => expect(names()).toEqual(['pezzo-0']));
  await finish();
  expect(result.current.files.filter(({ state }) => state === 'done')).toHaveLength(1);
  expect(names().at(-1)).toBe('pezzo-1');

  // The one that is being read, and one that waits.
  await cancel(1);
  await waitFor(() => expect(cancelled).toEqual(['pezzo-1']));
  await cancel(3);
  await waitFor(() => expect(result.current.files).toHaveLength(8));
  for (let left = 7; left > 0; left -= 1) await finish();
  expect(names()).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9].map((index) => `pezzo-${index}`));

  await act(() => result.current.again(models[3] as File));
  await waitFor(() => expect(names().at(-1)).toBe('pezzo-3'));
  await finish();
  expect(result.current.files.filter(({ state }) => state === 'done')).toHaveLength(9);
});
