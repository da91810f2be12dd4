import { resolve } from 'node:path';
import { type SiteConfig, siteConfig } from '@truciolo/contract';
import { environment } from './environment.ts';
import type { S3Place } from './platform/files/s3-store.ts';

/** A bad value in the environment: the message names the variable and the expected value. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`Configurazione non valida:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Login that owns the tables and runs the migrations; null when the server's own login does. */
  readonly databaseOwnerUrl: string | null;
  /** The server itself, where `databaseUrl` is a pooler in transaction mode; null without one. */
  readonly databaseDirectUrl: string | null;
  /** Streaming replica for read-only queries; null when there is none. */
  readonly databaseReplicaUrl: string | null;
  /** Statement timeout of PostgreSQL. */
  readonly databaseSilenceMs: number;
  /** Statements that take longer are logged. */
  readonly slowStatementMs: number;
  /** A stopping process still answers for this long, so that a proxy can switch to another one. */
  readonly drainMs: number;
  /** Address of the Prometheus metrics; null switches them off. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where forwarded requests arrive; null switches it off. */
  readonly inbound: {
    readonly domain: string;
    readonly port: number;
    readonly host: string;
    /** Files of the certificate; without them mails arrive unencrypted. */
    readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  } | null;
  readonly jwtSecret: string | null;
  /** Bucket for uploaded files; null stores them in the data folder. */
  readonly s3: S3Place | null;
  /** Virus scanner for uploads; null where there is none. */
  readonly clamd: URL | null;
  readonly maxSessions: number;
  /** A session ends after this many days without use. */
  readonly sessionIdleDays: number;
  readonly demo: boolean | null;
  /** E-mail of the administrator that a start makes where there is none. */
  readonly adminEmail: string | null;
  readonly refuseCommonPasswords: boolean;
  readonly backupKeep: number;
  /** Allows webhooks to plain http and to private addresses: for development and closed networks. */
  readonly privateWebhooks: boolean;
  /** Number of trusted proxies in front of the server; 0 ignores their headers. */
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
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    databaseSilenceMs: value.DATABASE_TIMEOUT * 1000,
    slowStatementMs: value.SLOW_STATEMENT,
    drainMs: value.DRAIN_SECONDS * 1000,
    metrics: value.METRICS_PORT ? { port: value.METRICS_PORT, host: value.METRICS_HOST } : null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    inbound: value.INBOUND_SMTP_DOMAIN
      ? {
          domain: value.INBOUND_SMTP_DOMAIN,
          port: value.INBOUND_SMTP_PORT,
          host: value.INBOUND_SMTP_HOST,
          tls:
            value.INBOUND_SMTP_CERT && value.INBOUND_SMTP_KEY
              ? { certFile: value.INBOUND_SMTP_CERT, keyFile: value.INBOUND_SMTP_KEY }
              : null,
        }
      : null,
    jwtSecret: value.JWT_SECRET ?? null,
    s3: value.S3_URL ?? null,
    clamd: value.CLAMD_URL ?? null,
    maxSessions: value.MAX_SESSIONS,
    sessionIdleDays: value.SESSION_IDLE_DAYS,
    demo: value.DEMO ? value.DEMO === 'on' : null,
    adminEmail: value.ADMIN_EMAIL ?? null,
    refuseCommonPasswords: value.REFUSE_COMMON_PASSWORDS === 'on',
    backupKeep: value.BACKUP_KEEP,
    privateWebhooks: value.WEBHOOK_PRIVATE === 'on',
    trustedHops: value.TRUST_PROXY === 'off' ? 0 : value.TRUST_PROXY === 'on' ? 1 : Number(value.TRUST_PROXY),
    logLevel: value.LOG_LEVEL,
    site: siteConfig.parse(site),
  };
}
