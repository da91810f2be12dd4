import { quoteFiles } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { deleteFile } from './delete-file.ts';
import { listFiles } from './list-files.ts';
import { uploadFile } from './upload-file.ts';

export const filesRoutes = [
  endpoint(quoteFiles.list, listFiles),
  endpoint(quoteFiles.upload, uploadFile),
  endpoint(quoteFiles.delete, deleteFile),
];
