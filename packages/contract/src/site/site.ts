import { z } from 'zod';

/**
 * Texts of the public pages that belong to the installation, not to the code. The server fills them from its
 * configuration: into `{{name}}` places of the HTML (escaped) and as one JSON data block
 * `<script type="application/json" id="site">`, which the pages read at run time.
 */
export const siteConfig = z.object({
  /** Where the API answers: a path of the same origin or a whole address. */
  apiBase: z.string().default('/api'),
  /** Address of the installation without a trailing slash; canonical links and sitemap start with it. */
  publicUrl: z.string().default('http://localhost:3000'),
  companyName: z.string().default('Truciolo S.r.l.'),
  companyAddress: z.string().default('Via dell’Officina 1, 20100 Milano (MI)'),
  vatId: z.string().default('00000000000'),
  privacyUrl: z.string().default('/privacy'),
  cookieUrl: z.string().default('/privacy#cookie'),
  termsUrl: z.string().default('/termini'),
  /** External consent provider's script; empty = the built-in consent banner. */
  consentScript: z.string().default(''),
  rating: z.string().default('4.9'),
  ratingCount: z.string().default('98'),
  timeSaved: z.string().default('30-50%'),
  supportEmail: z.string().default('supporto@truciolo.it'),
});
export type SiteConfig = z.output<typeof siteConfig>;
