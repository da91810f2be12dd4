import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { quoteTemplatesTable } from './quote-templates-table.ts';

export const quoteTemplatesRoutes = registryEndpoints(quoteTemplatesTable);
