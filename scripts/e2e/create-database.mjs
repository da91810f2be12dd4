// @ts-check
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A separate database with the two logins of a real installation: the owner migrates, the server's login owns nothing
 * and cannot bypass row-level security.
 * @param {string} adminUrl superuser address
 * @returns {Promise<{ settings: Record<string, string>, drop: () => Promise<void> }>}
 */
export async function createDatabase(adminUrl) {
  const name = `truciolo_e2e_${randomBytes(4).toString('hex')}`;
  const password = randomBytes(18).toString('base64url');
  await execute(adminUrl, `create role ${name} login password '${password}'`, `create database ${name}`);
  const owner = new URL(adminUrl);
  owner.pathname = `/${name}`;
  const login = new URL(owner);
  login.username = name;
  login.password = password;
  return {
    settings: {
      DATABASE_URL: login.href,
      DATABASE_OWNER_URL: owner.href,
      JWT_SECRET: randomBytes(32).toString('hex'),
    },
    drop: () => execute(adminUrl, `drop database ${name} with (force)`, `drop role ${name}`),
  };
}

/** @param {string} url @param {...string} statements */
async function execute(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
