import { expect, it } from 'vitest';
import { inMemory } from '../../platform/files/received-file.ts';
import { requestKind } from './request-kind.ts';

const kindOf = (start: string) =>
  requestKind(inMemory(Buffer.from(`${start}${'\0'.repeat(200)}`, 'latin1')), 'allegato');

it('says which picture cannot be read and how to send it', async () => {
  expect(await kindOf('\0\0\0\x18ftypheic\0\0\0\0mif1')).toEqual({
    refusal: 'è una foto in formato HEIC: chiedila o salvala come JPEG o PDF',
  });
  expect(await kindOf('\0\0\0\x1cftypavif\0\0\0\0mif1')).toEqual({
    refusal: 'è un’immagine AVIF: chiedila o salvala come JPEG o PNG',
  });
  const tiff = { refusal: 'è un’immagine TIFF: chiedila o salvala come PDF, PNG o JPEG' };
  expect(await kindOf('II*\0')).toEqual(tiff);
  expect(await kindOf('MM\0*')).toEqual(tiff);
  expect(await kindOf('anything')).toMatchObject({ refusal: expect.stringContaining('non è un PDF') });
});
