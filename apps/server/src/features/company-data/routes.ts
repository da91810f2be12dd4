import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { askDeletion, cancelDeletion, confirmDeletion, getDeletion } from './deletion.ts';
import { getExport, requestExport } from './export.ts';

export const companyDataRoutes = [
  endpoint(contract.companyData.getExport, getExport),
  requestExport,
  getDeletion,
  askDeletion,
  confirmDeletion,
  cancelDeletion,
];
