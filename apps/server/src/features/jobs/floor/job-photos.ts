import { floor } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findJob } from '../repository.ts';
import { listJobPhotos, presentPhoto } from './photos-repository.ts';

export const jobPhotos = endpoint(floor.jobPhotos, async (context, { params }) =>
  context.tenant(async (db) => {
    if (!(await findJob(db, params.guid))) throw new AppError('NOT_FOUND');
    return (await listJobPhotos(db, params.guid)).map((photo) => presentPhoto(photo, context));
  }),
);
