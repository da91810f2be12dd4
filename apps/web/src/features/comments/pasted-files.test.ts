import { expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const picture = (name = 'image.png') => new File(['x'], name, { type: 'image/png' });
const clipboard = (types: string[], files: File[]) => ({ types, files });

it('a pasted screenshot gets its own name', () => {
  const [file] = pastedFiles(clipboard(['Files'], [picture()]));
  expect([file?.name, file?.type, file?.size]).toEqual(['Immagine incollata.png', 'image/png', 1]);
});

it('a file copied from a folder keeps its name', () => {
  expect(pastedFiles(clipboard(['Files'], [picture('perno.png')])).map(({ name }) => name)).toEqual([
    'perno.png',
  ]);
});

it('cells of a sheet are text, although a picture of them comes along', () => {
  expect(pastedFiles(clipboard(['text/plain', 'text/html', 'Files'], [picture()]))).toEqual([]);
});
