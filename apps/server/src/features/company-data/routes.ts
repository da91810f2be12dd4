import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { askDeletion, cancelDeletion, confirmDeletion, getDeletion } from './deletion.ts';
import { getExport, requestExport } from './export.ts';

export const companyDataRoutes = [
  endpoint(contract.getExport, getExport),
  endpoint(contract.requestExport, requestExport),
  endpoint(contract.getDeletion, getDeletion),
  endpoint(contract.askDeletion, askDeletion),
  endpoint(contract.confirmDeletion, confirmDeletion),
  endpoint(contract.cancelDeletion, cancelDeletion),
];
