import { z } from 'zod';
import { parseS3Url } from './platform/files/s3-store.ts';

// `.env.example` is generated from this file (`npm run generate`): each description is the sentence printed there.

const onOff = z.enum(['on', 'off'], { error: 'deve essere «on» oppure «off»' });
const wholeNumber = (from: number, to: number) => {
  const error = `deve essere un numero intero da ${from} a ${to}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.int().min(from, { error }).max(to, { error }));
};
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'deve essere un indirizzo http:// o https://' })
  .transform((value) => value.replace(/\/+$/, ''));
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'deve essere un indirizzo postgres://utente:password@host:porta/database',
});

const network = {
  PORT: wholeNumber(0, 65535).default(3000).describe('Port of the web server; 0 picks a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe('Address the web server listens on; 0.0.0.0 accepts other machines.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('Address users type; links in mails, HSTS, passkeys and the content policy depend on it.'),
  API_BASE: z
    .string()
    .regex(/^(\/[\w\-/]*|https?:\/\/\S+)$/, {
      error: 'deve essere un percorso (/api) o un indirizzo http(s)://',
    })
    .optional()
    .describe('Path or address of the API as pages call it, when a proxy moves it away from /api.'),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|[1-9])$/, {
      error: 'deve essere off, on (un proxy) o il numero di proxy davanti al server',
    })
    .default('off')
    .describe('Trusted proxies in front of the server: off, on (one) or their number.'),
  DRAIN_SECONDS: wholeNumber(0, 60)
    .default(0)
    .describe('Seconds a stopping process still answers, while /api/health already returns 503.'),
};

const storage = {
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database, uploaded files, signing secret and backups.'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('PostgreSQL login of the application; without it the embedded database is used.'),
  DATABASE_OWNER_URL: postgresUrl
    .optional()
    .describe('PostgreSQL login that owns the tables and runs the migrations at start.'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe(
      'PostgreSQL itself, if DATABASE_URL is a PgBouncer in transaction mode: for LISTEN and migrations.',
    ),
  DATABASE_REPLICA_URL: postgresUrl
    .optional()
    .describe('Streaming replica that answers lists, searches and the dashboard.'),
  DATABASE_TIMEOUT: wholeNumber(1, 600).default(15).describe('Statement timeout of PostgreSQL, in seconds.'),
  SLOW_STATEMENT: wholeNumber(1, 600_000)
    .default(500)
    .describe('Statements that take longer are logged, in milliseconds.'),
  S3_URL: z
    .string()
    .refine((value) => parseS3Url(value) !== null, {
      error: 'deve essere un indirizzo https://CHIAVE:SEGRETO@host/bucket?region=regione',
    })
    .transform(parseS3Url)
    .optional()
    .describe('Bucket for uploaded files: https://KEY:SECRET@host/bucket?region=REGION.'),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/, error: 'deve essere tcp://host:porta oppure unix:/percorso' })
    .transform((value) => new URL(value))
    .optional()
    .describe(
      'Virus scanner that looks at every upload (clamd): tcp://host:3310 or unix:/run/clamav/clamd.ctl.',
    ),
  BACKUP_KEEP: wholeNumber(1, 365)
    .default(14)
    .describe('Number of nightly backups of the embedded database to keep.'),
};

const accounts = {
  JWT_SECRET: z
    .string()
    .min(32, { error: 'deve avere almeno 32 caratteri' })
    .optional()
    .describe('Secret that signs sessions, at least 32 characters; required with DATABASE_URL.'),
  MAX_SESSIONS: wholeNumber(1, 100)
    .default(3)
    .describe('Open sessions per user; the next login closes the oldest one.'),
  SESSION_IDLE_DAYS: wholeNumber(1, 30).default(7).describe('Days without use after which a session ends.'),
  REFUSE_COMMON_PASSWORDS: onOff.default('on').describe('Refuses passwords that are easy to guess.'),
  ADMIN_EMAIL: z
    .email({ error: 'deve essere un indirizzo email' })
    .optional()
    .describe('Administrator made at the first start, whose password is printed once.'),
  DEMO: onOff
    .optional()
    .describe(
      'Sample company with demo accounts; by default only on an empty embedded database without PUBLIC_URL and TRUST_PROXY.',
    ),
};

const mail = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'deve essere un indirizzo smtp://utente:password@host:porta' })
    .optional()
    .describe('Mail server; without it mails are written as .eml files into DATA_DIR.'),
  MAIL_FROM: z.string().min(3).default('Truciolo <no-reply@truciolo.it>').describe('Sender of every mail.'),
  INBOUND_SMTP_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]{3,200}$/i, { error: 'deve essere un dominio, come posta.officina.it' })
    .optional()
    .describe('Domain of the addresses to which companies forward requests; without it no mail is received.'),
  INBOUND_SMTP_PORT: wholeNumber(1, 65535)
    .default(2525)
    .describe('Port on which forwarded requests arrive, with INBOUND_SMTP_DOMAIN.'),
  INBOUND_SMTP_HOST: z.string().min(1).default('localhost').describe('Address the inbound mail listens on.'),
  INBOUND_SMTP_CERT: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File of the certificate (PEM) for encrypted inbound mail, read at the start; with INBOUND_SMTP_KEY.',
    ),
  INBOUND_SMTP_KEY: z.string().min(1).optional().describe('File of the key (PEM) of INBOUND_SMTP_CERT.'),
  WEBHOOK_PRIVATE: onOff
    .default('off')
    .describe('Allows webhooks to plain http and to private addresses, for closed networks.'),
};

const observation = {
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'deve essere debug, info, warn, error o silent',
    })
    .default('info')
    .describe('Least level that is logged: debug, info, warn, error or silent.'),
  METRICS_PORT: wholeNumber(1, 65535)
    .optional()
    .describe('Port of the Prometheus metrics; without it there are none.'),
  METRICS_HOST: z.string().min(1).default('localhost').describe('Address the metrics listen on.'),
};

const publicPages = {
  COMPANY_NAME: z.string().optional().describe('Name of the company that runs the service.'),
  COMPANY_ADDRESS: z.string().optional().describe('Registered office of that company.'),
  COMPANY_VAT_ID: z.string().optional().describe('VAT number of that company.'),
  SUPPORT_EMAIL: z
    .email({ error: 'deve essere un indirizzo email' })
    .optional()
    .describe('Address users write to for help.'),
  PRIVACY_URL: z.string().optional().describe('Privacy policy; by default the built-in page.'),
  COOKIE_URL: z.string().optional().describe('Cookie policy; by default a part of that page.'),
  TERMS_URL: z.string().optional().describe('Terms of service.'),
  CONSENT_SCRIPT: httpUrl.optional().describe('Script of a consent manager for the public pages.'),
  CLAIM_RATING: z.string().optional().describe('Average rating that the home page shows.'),
  CLAIM_RATING_COUNT: z.string().optional().describe('Number of reviews behind that rating.'),
  CLAIM_TIME_SAVED: z.string().optional().describe('Share of time saved that the home page claims.'),
};

/** Sections of `.env.example`, in its order. */
export const environmentSections = [
  { title: 'Network', variables: network },
  { title: 'Storage', variables: storage },
  { title: 'Accounts', variables: accounts },
  { title: 'Mail and webhooks', variables: mail },
  { title: 'Observation', variables: observation },
  { title: 'Public pages', variables: publicPages },
] as const;

export const environment = z.object({
  ...network,
  ...storage,
  ...accounts,
  ...mail,
  ...observation,
  ...publicPages,
});
