import { render, screen, waitFor } from '@testing-library/react';
import type { PartModel } from '@truciolo/part';
import { expect, it, vi } from 'vitest';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import { addFiles } from '../parts/part-list.ts';
import { PartPicture } from './part-picture.tsx';

it('the picture is drawn after the price has come, and stays while another price is asked for', async () => {
  const draw = vi.fn(async () => new Blob(['picture']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const file = new File(['x'], 'perno.step');
  const [part] = addFiles([], [{ file, role: 'model', key: 'perno', name: 'perno' }], () => 'p1', null).parts;
  if (!part) throw new Error('no part');
  const model: PartModel = { format: 'step', unit: 'mm', notes: [], solids: [] };
  const read = { file, model } as DeskFile;
  const picture = (isPriceAsked: boolean) => (
    <PartPicture {...{ place: 1, part, file: read, isPriceAsked, draw }} size="" onTurn={() => {}} />
  );
  const { container, rerender } = render(picture(true));
  await screen.findByRole('button');
  expect(draw).not.toHaveBeenCalled();
  rerender(picture(false));
  await waitFor(() => expect(container.querySelector('img')).toBeTruthy());
  rerender(picture(true));
  expect(container.querySelector('img')).toBeTruthy();
  expect(draw).toHaveBeenCalledTimes(1);
});
