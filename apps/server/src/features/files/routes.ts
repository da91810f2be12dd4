import { deleteQuoteFile, listQuoteFiles, uploadQuoteFile } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { deleteFile } from './delete-file.ts';
import { listFiles } from './list-files.ts';
import { uploadFile } from './upload-file.ts';

export const filesRoutes = [
  endpoint(listQuoteFiles, listFiles),
  endpoint(uploadQuoteFile, uploadFile),
  endpoint(deleteQuoteFile, deleteFile),
];
