import { getStorage } from './company-storage.ts';
import { copyFiles } from './copy-files.ts';
import { deleteFile } from './delete-file.ts';
import { listFiles } from './list-files.ts';
import { uploadFile } from './upload-file.ts';

export const filesRoutes = [listFiles, uploadFile, copyFiles, deleteFile, getStorage];
