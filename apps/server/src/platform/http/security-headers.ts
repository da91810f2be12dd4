import helmet from '@fastify/helmet';
import type { SiteConfig } from '@truciolo/contract';
import type { FastifyInstance } from 'fastify';

const originOf = (address: string): string[] =>
  /^https?:\/\//.test(address) ? [new URL(address).origin] : [];

/** Only our own pages use the camera, to read the code of a job sheet or a badge. The rest of the device stays closed. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/**
 * The CAD kernel makes its bindings with `new Function`. The worker it runs in, and that alone, may: it has no page, no
 * storage and no address but ours to talk to.
 */
export const KERNEL_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'";

/** The page of a shop for its buyers, which the shop's own website shows in a frame; pages behind a token are not. */
const FRAMED_PAGE = /^\/officina\/[a-z0-9-]{3,60}(\?|$)/;

/**
 * No inline script anywhere. HSTS and the upgrade of plain addresses only where the installation itself is https: a
 * shop's server often answers at a plain http:// address of its own network.
 */
export async function addSecurityHeaders(app: FastifyInstance, site: SiteConfig): Promise<void> {
  const isHttps = site.publicUrl.startsWith('https://');
  const consent = originOf(site.consentScript);
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (!FRAMED_PAGE.test(request.url)) return;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
    reply.removeHeader('x-frame-options');
  });
  await app.register(helmet, {
    global: true,
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // These two only work over https; over http browsers ignore them with a warning in the console.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...consent],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'", ...consent],
        imgSrc: ["'self'", 'data:', 'blob:', ...originOf(site.apiBase), ...consent],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", 'blob:', ...originOf(site.apiBase), ...consent],
        frameSrc: ["'self'", 'blob:', ...consent],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
}
