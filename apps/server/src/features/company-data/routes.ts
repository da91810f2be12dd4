import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { askDeletion, cancelDeletion, confirmDeletion, getDeletion } from './deletion.ts';
import { getExport, requestExport } from './export.ts';

export const companyDataRoutes = [
  endpoint(contract.companyData.getExport, getExport),
  endpoint(contract.companyData.requestExport, requestExport),
  endpoint(contract.companyData.getDeletion, getDeletion),
  endpoint(contract.companyData.askDeletion, askDeletion),
  endpoint(contract.companyData.confirmDeletion, confirmDeletion),
  endpoint(contract.companyData.cancelDeletion, cancelDeletion),
];
