import { resolve } from 'node:path';
import { type SiteConfig, siteConfig } from '@truciolo/contract';
import { z } from 'zod';
import { parseS3Url, type S3Place } from './platform/files/s3-store.ts';

/** A bad value in the environment: the message names the variable and says what it should be. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`Configurazione non valida:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

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

const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  API_BASE: z
    .string()
    .regex(/^(\/[\w\-/]*|https?:\/\/\S+)$/, {
      error: 'deve essere un percorso (/api) o un indirizzo http(s)://',
    })
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_TIMEOUT: wholeNumber(1, 600).default(15),
  SLOW_STATEMENT: wholeNumber(1, 600_000).default(500),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'deve essere un indirizzo smtp://utente:password@host:porta' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('Truciolo <no-reply@truciolo.it>'),
  JWT_SECRET: z.string().min(32, { error: 'deve avere almeno 32 caratteri' }).optional(),
  S3_URL: z
    .string()
    .refine((value) => parseS3Url(value) !== null, {
      error: 'deve essere un indirizzo https://CHIAVE:SEGRETO@host/bucket?region=regione',
    })
    .transform(parseS3Url)
    .optional(),
  MAX_SESSIONS: wholeNumber(1, 100).default(3),
  SESSION_IDLE_DAYS: wholeNumber(1, 30).default(7),
  DEMO: onOff.optional(),
  REFUSE_COMMON_PASSWORDS: onOff.default('on'),
  BACKUP_KEEP: wholeNumber(1, 365).default(14),
  WEBHOOK_PRIVATE: onOff.default('off'),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|[1-9])$/, {
      error: 'deve essere off, on (un proxy) o il numero di proxy davanti al server',
    })
    .default('off'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'deve essere debug, info, warn, error o silent',
    })
    .default('info'),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_VAT_ID: z.string().optional(),
  PRIVACY_URL: z.string().optional(),
  COOKIE_URL: z.string().optional(),
  TERMS_URL: z.string().optional(),
  CONSENT_SCRIPT: httpUrl.optional(),
  CLAIM_RATING: z.string().optional(),
  CLAIM_RATING_COUNT: z.string().optional(),
  CLAIM_TIME_SAVED: z.string().optional(),
  SUPPORT_EMAIL: z.email({ error: 'deve essere un indirizzo email' }).optional(),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Runs the migrations where the server's own login is not the owner of the tables. */
  readonly databaseOwnerUrl: string | null;
  /** A streaming replica for readings; null = there is none. */
  readonly databaseReplicaUrl: string | null;
  /** A statement that PostgreSQL answers nothing to for so long is given up. */
  readonly databaseSilenceMs: number;
  /** A statement that takes longer, in ms, is told in the log. */
  readonly slowStatementMs: number;
  /** How long a process that was told to stop still answers, so that a proxy can turn to another one. */
  readonly drainMs: number;
  /** Where Prometheus asks; null = nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly jwtSecret: string | null;
  /** Uploaded files go there instead of into the data folder. */
  readonly s3: S3Place | null;
  readonly maxSessions: number;
  /** A session that nobody used for so many days is over. */
  readonly sessionIdleDays: number;
  readonly demo: boolean | null;
  readonly refuseCommonPasswords: boolean;
  readonly backupKeep: number;
  /** Webhooks may go to plain http and to addresses of the own network: for development and closed networks. */
  readonly privateWebhooks: boolean;
  /** Proxies in front of the server whose word on the caller's address counts; 0 = none. */
  readonly trustedHops: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly site: SiteConfig;
}

/** An empty variable counts as unset: that is how compose files and shells clear one. */
function withoutEmpty(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const value = parsed.data;
  if (value.DATABASE_URL && !value.JWT_SECRET) {
    throw new ConfigError(['JWT_SECRET: è obbligatorio con DATABASE_URL (almeno 32 caratteri casuali)']);
  }
  if (value.DATABASE_REPLICA_URL && !value.DATABASE_URL) {
    throw new ConfigError(['DATABASE_REPLICA_URL: serve anche DATABASE_URL, il database in cui si scrive']);
  }
  const site = {
    apiBase: value.API_BASE,
    publicUrl: value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`,
    companyName: value.COMPANY_NAME,
    companyAddress: value.COMPANY_ADDRESS,
    vatId: value.COMPANY_VAT_ID,
    privacyUrl: value.PRIVACY_URL,
    cookieUrl: value.COOKIE_URL,
    termsUrl: value.TERMS_URL,
    consentScript: value.CONSENT_SCRIPT,
    rating: value.CLAIM_RATING,
    ratingCount: value.CLAIM_RATING_COUNT,
    timeSaved: value.CLAIM_TIME_SAVED,
    supportEmail: value.SUPPORT_EMAIL,
  };
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? null,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    databaseSilenceMs: value.DATABASE_TIMEOUT * 1000,
    slowStatementMs: value.SLOW_STATEMENT,
    drainMs: value.DRAIN_SECONDS * 1000,
    metrics: value.METRICS_PORT ? { port: value.METRICS_PORT, host: value.METRICS_HOST } : null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    jwtSecret: value.JWT_SECRET ?? null,
    s3: value.S3_URL ?? null,
    maxSessions: value.MAX_SESSIONS,
    sessionIdleDays: value.SESSION_IDLE_DAYS,
    demo: value.DEMO ? value.DEMO === 'on' : null,
    refuseCommonPasswords: value.REFUSE_COMMON_PASSWORDS === 'on',
    backupKeep: value.BACKUP_KEEP,
    privateWebhooks: value.WEBHOOK_PRIVATE === 'on',
    trustedHops: value.TRUST_PROXY === 'off' ? 0 : value.TRUST_PROXY === 'on' ? 1 : Number(value.TRUST_PROXY),
    logLevel: value.LOG_LEVEL,
    site: siteConfig.parse(site),
  };
}
