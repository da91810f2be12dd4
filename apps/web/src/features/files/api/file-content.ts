import { queryOptions } from '@tanstack/react-query';
import { ApiError, errorCodes, type QuoteFile } from '@truciolo/contract';
import { addressOf } from '../../../entities/files/attached-file.ts';

async function load(file: QuoteFile, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(addressOf(file), { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(0, { code: 'UNAVAILABLE', message: errorCodes.UNAVAILABLE.message });
  });
  if (!response.ok) {
    const code = response.status === 404 ? 'NOT_FOUND' : 'INTERNAL';
    throw new ApiError(response.status, { code, message: errorCodes[code].message });
  }
  return response.arrayBuffer();
}

/** The bytes of a file, for as long as its preview is open. */
export const contentQuery = (file: QuoteFile) =>
  queryOptions({
    queryKey: ['quote-file-content', file.guid],
    queryFn: ({ signal }) => load(file, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
