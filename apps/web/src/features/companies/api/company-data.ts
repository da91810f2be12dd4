import { queryOptions } from '@tanstack/react-query';
import { companyData } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** While the file is being made it is asked for again after so long. */
const POLL_MS = 3000;

export const exportQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: ['companies', companyGuid, 'export'],
    queryFn: ({ signal }) => api(companyData.getExport, { params: { companyGuid } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? POLL_MS : false),
    // The address of the file is signed for a short time.
    staleTime: 0,
  });

export const deletionQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: ['companies', companyGuid, 'deletion'],
    queryFn: ({ signal }) => api(companyData.getDeletion, { params: { companyGuid } }, { signal }),
  });

export const requestExport = (companyGuid: string) =>
  api(companyData.requestExport, { params: { companyGuid }, body: {} });

export const askDeletion = (companyGuid: string, companyName: string) =>
  api(companyData.askDeletion, { params: { companyGuid }, body: { companyName } });

export const confirmDeletion = (companyGuid: string, token: string) =>
  api(companyData.confirmDeletion, { params: { companyGuid }, body: { token } });

export const cancelDeletion = (companyGuid: string) =>
  api(companyData.cancelDeletion, { params: { companyGuid } });
