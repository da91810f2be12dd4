import { queryOptions } from '@tanstack/react-query';
import { quoteFiles } from '@truciolo/contract';
import { filesKey } from '../../../entities/files/files-key.ts';
import { api } from '../../../lib/api/client.ts';
import { type Sending, sendFile } from '../../../lib/api/send-file.ts';

export const filesQuery = (guid: string) =>
  queryOptions({
    queryKey: filesKey(guid),
    queryFn: ({ signal }) => api(quoteFiles.list, { params: { guid } }, { signal }),
    // The addresses in it hold for an hour.
    staleTime: 10 * 60_000,
  });

export const removeFile = (guid: string, fileGuid: string) =>
  api(quoteFiles.delete, { params: { guid, fileGuid } });

export const uploadFile = (guid: string, position: string | null, file: File, sending: Sending) =>
  sendFile(
    quoteFiles.upload,
    { params: { guid }, query: { name: file.name, ...(position ? { position } : {}) } },
    file,
    sending,
  );
