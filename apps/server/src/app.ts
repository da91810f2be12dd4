import { LOGO_TYPES, SHEET_UPLOAD_TYPE, type SiteConfig } from '@truciolo/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { backTestsRoutes } from './features/back-tests/routes.ts';
import { commentsRoutes } from './features/comments/routes.ts';
import { companiesRoutes } from './features/companies/routes.ts';
import { companyDataRoutes } from './features/company-data/routes.ts';
import { consentRoutes } from './features/consent/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { costsRoutes } from './features/costs/routes.ts';
import { customersRoutes } from './features/customers/routes.ts';
import { cuttingRoutes } from './features/cutting/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { addFeeds } from './features/feeds/index.ts';
import { feedsRoutes } from './features/feeds/routes.ts';
import { filesRoutes } from './features/files/routes.ts';
import { floorPeopleRoutes } from './features/floor-people/routes.ts';
import { followUpsRoutes } from './features/follow-ups/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { authenticateWith } from './features/identity/index.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { importsRoutes } from './features/imports/routes.ts';
import { addOAuth, addWellKnown, admitKeysWith, knowKeysWith } from './features/integrations/index.ts';
import { integrationsRoutes } from './features/integrations/routes.ts';
import { invoicingRoutes } from './features/invoicing/routes.ts';
import { jobPlanRoutes } from './features/job-plan/routes.ts';
import { jobsRoutes } from './features/jobs/routes.ts';
import { licensingRoutes } from './features/licensing/routes.ts';
import { machinesRoutes } from './features/machines/routes.ts';
import { materialsRoutes } from './features/materials/routes.ts';
import { addMcp } from './features/mcp/index.ts';
import { noticesRoutes } from './features/notices/routes.ts';
import { numberSeriesRoutes } from './features/number-series/routes.ts';
import { plainQuotesRoutes } from './features/plain-quotes/routes.ts';
import { preferencesRoutes } from './features/preferences/routes.ts';
import { presenceRoutes } from './features/presence/routes.ts';
import { quoteDocumentsRoutes } from './features/quote-documents/routes.ts';
import { quoteTemplatesRoutes } from './features/quote-templates/routes.ts';
import { quotesRoutes } from './features/quotes/routes.ts';
import { rackRoutes } from './features/rack/routes.ts';
import { requestInboundRoutes } from './features/request-inbound/routes.ts';
import { requestMailboxRoutes } from './features/request-mailbox/routes.ts';
import { requestsRoutes } from './features/requests/routes.ts';
import { rulesRoutes } from './features/rules/routes.ts';
import { samplesRoutes } from './features/samples/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { shopPageRoutes } from './features/shop-page/routes.ts';
import { supplierRoutes } from './features/supplier/routes.ts';
import { worksRoutes } from './features/works/routes.ts';
import { AppError } from './platform/app-error.ts';
import type { Services } from './platform/context.ts';
import { addApiPage } from './platform/http/api-page.ts';
import { addBodyParsers, addUploads, JSON_LIMIT_BYTES } from './platform/http/body-parsers.ts';
import { addErrorHandler, sendError } from './platform/http/error-handler.ts';
import { addLiveStream } from './platform/http/live-stream.ts';
import { refuseRaw } from './platform/http/refuse-raw.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { addSignedFiles } from './platform/http/signed-files.ts';
import { addUnknownPath } from './platform/http/unknown-path.ts';
import { watchRequests } from './platform/http/watch-requests.ts';
import { addWebPages } from './platform/http/web-pages.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { newReference } from './platform/secrets.ts';
import { VERSION } from './version.ts';

/** Request timeout, so that slow senders do not occupy a connection forever. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Idle timeout of a connection: longer than the heartbeat of an event stream. */
const CONNECTION_TIMEOUT_MS = 180_000;
const KEEP_ALIVE_MS = 65_000;

interface FrameOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly site: SiteConfig;
  readonly trustedHops: number;
}

interface AppOptions {
  readonly services: Services;
  readonly database: 'embedded' | 'postgres';
  readonly site: SiteConfig;
  /** Room left on the disk of the data folder. */
  readonly freeBytes: () => Promise<number>;
  /** The process is about to stop. */
  readonly isDraining: () => boolean;
  /** A proxy forwards calls whose addresses the server does not look at. */
  readonly isProxyIgnored: () => boolean;
  /** Others than the machine itself can call the server. */
  readonly isReachable: boolean;
  /** Folder of the built web; without it the app is the API alone. */
  readonly webFolder?: string;
}

/** The empty frame, which needs no database: a start builds it while the database opens. */
export async function openApp({ log, metrics, site, trustedHops }: FrameOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    // Users quote this number to support; a caller's own number could be anything.
    requestIdHeader: false,
    genReqId: newReference,
    // The nearest proxies only: a caller may write any address in front of theirs.
    trustProxy: trustedHops === 0 ? false : (_address: string, hop: number) => hop < trustedHops,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    bodyLimit: JSON_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseRaw,
    // An address too long or not decodable never reaches a handler; its error has the same format.
    frameworkErrors: (_error, _request, reply) => void sendError(reply, new AppError('BAD_REQUEST')),
  });
  addErrorHandler(app, log);
  watchRequests(app, log, metrics);
  await addSecurityHeaders(app, site);
  return app;
}

/** Everything the application answers, ready to listen or to be asked by a test. */
export async function addRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { services, database, site, webFolder, freeBytes, isDraining, isProxyIgnored, isReachable } = options;
  const endpoints = [
    ...healthRoutes({ database, version: VERSION, freeBytes, isDraining }),
    ...identityRoutes,
    ...companiesRoutes,
    ...preferencesRoutes,
    ...contactRoutes,
    ...consentRoutes,
    ...analyticsRoutes,
    ...materialsRoutes,
    ...machinesRoutes,
    ...customersRoutes,
    ...costsRoutes,
    ...rulesRoutes,
    ...rackRoutes,
    ...worksRoutes,
    ...backTestsRoutes,
    ...importsRoutes,
    ...cuttingRoutes,
    ...requestInboundRoutes,
    ...requestMailboxRoutes,
    ...requestsRoutes,
    ...shopPageRoutes,
    ...quotesRoutes,
    ...plainQuotesRoutes,
    ...presenceRoutes(services.live),
    ...followUpsRoutes,
    ...quoteTemplatesRoutes,
    ...quoteDocumentsRoutes,
    ...filesRoutes,
    ...dashboardRoutes,
    ...noticesRoutes,
    ...feedsRoutes,
    ...commentsRoutes,
    ...jobsRoutes,
    ...floorPeopleRoutes,
    ...jobPlanRoutes,
    ...invoicingRoutes,
    ...numberSeriesRoutes,
    ...integrationsRoutes,
    ...samplesRoutes,
    ...searchRoutes,
    ...licensingRoutes,
    ...auditRoutes,
    ...companyDataRoutes,
    ...supplierRoutes({ isProxyIgnored, isReachable }),
  ];
  const specs = endpoints.map(({ spec }) => spec);
  await app.register(
    async (api) => {
      addBodyParsers(api);
      addUploads(api, [...LOGO_TYPES, SHEET_UPLOAD_TYPE], services.receive);
      addErrorHandler(api, services.log);
      addUnknownPath(api, '/api', specs);
      const authenticate = authenticateWith(services);
      registerEndpoints(api, endpoints, services, { authenticate, admitKey: admitKeysWith(services) });
      addMcp(api, services, { knowKey: knowKeysWith(services), version: VERSION });
      addOAuth(api, services);
      addFeeds(api, services, endpoints);
      addLiveStream(api, services, authenticate);
      addSignedFiles(api, services);
      addApiPage(api, specs, VERSION);
    },
    { prefix: '/api' },
  );
  addWellKnown(app, site.publicUrl);
  if (webFolder) await addWebPages(app, webFolder, site);
  else addUnknownPath(app, '', []);
}
