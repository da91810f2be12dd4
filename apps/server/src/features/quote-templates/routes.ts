import type { Endpoint } from '../../platform/http/endpoint.ts';
import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { guardCosts } from '../quotes/index.ts';
import { quoteTemplatesTable } from './quote-templates-table.ts';

/** A template is times and costs through and through, as a quote is. */
const forWhoSeesCosts = ({ spec, handle }: Endpoint): Endpoint => ({
  spec,
  handle: async (context, request) => {
    guardCosts(context.actor);
    return handle(context, request);
  },
});

export const quoteTemplatesRoutes = registryEndpoints(quoteTemplatesTable).map(forWhoSeesCosts);
