import { queryOptions } from '@tanstack/react-query';
import { jobMaterials, type RouteInput } from '@truciolo/contract';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { api } from '../../../lib/api/client.ts';

export const materialsOfJobQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid, 'materials'],
    queryFn: ({ signal }) => api(jobMaterials.list, { params: { guid } }, { signal }),
  });

export const reserveMaterial = (guid: string, body: RouteInput<typeof jobMaterials.reserve>['body']) =>
  api(jobMaterials.reserve, { params: { guid }, body });
export const releaseMaterial = (guid: string, takingGuid: string) =>
  api(jobMaterials.release, { params: { guid, takingGuid } });
export const takeMaterial = (
  guid: string,
  takingGuid: string,
  body: RouteInput<typeof jobMaterials.take>['body'],
) => api(jobMaterials.take, { params: { guid, takingGuid }, body });
