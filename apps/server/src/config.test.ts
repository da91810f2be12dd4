import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('configuration', () => {
  it('needs no setting', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: null,
      maxSessions: 3,
      sessionIdleDays: 7,
      demo: null,
      site: { apiBase: '/api', publicUrl: 'http://localhost:3000', rating: '4.9', ratingCount: '98' },
    });
  });

  it('takes an empty value as unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'officina.it'],
    ['API_BASE', 'api'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['SMTP_URL', 'mail.officina.it'],
    ['JWT_SECRET', 'short'],
    ['S3_URL', 's3://bucket'],
    ['MAX_SESSIONS', '0'],
    ['SESSION_IDLE_DAYS', '31'],
    ['DEMO', 'yes'],
    ['REFUSE_COMMON_PASSWORDS', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['SUPPORT_EMAIL', 'nobody'],
  ])('names %s when its value is «%s»', (name, value) => {
    const parse = () => parseConfig({ [name]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(name));
  });

  it('requires a secret with a shared database', () => {
    expect(() => parseConfig({ DATABASE_URL: 'postgres://a:b@localhost/c' })).toThrow(/JWT_SECRET/);
  });
});
