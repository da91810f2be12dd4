import { companySecondFactor } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

export const requireSecondFactor = (required: boolean) =>
  api(companySecondFactor.require, { body: { required } });

export const resetSecondFactor = (guid: string) => api(companySecondFactor.reset, { params: { guid } });
