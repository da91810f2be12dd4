export const TEST_LOGIN = 'truciolo_test';

/** Environment of a server on this database of the test cluster: its login, and the owner for the migrations. */
export function loginEnv(database: string) {
  const owner = new URL(process.env.TEST_DATABASE_URL ?? '');
  owner.pathname = `/${database}`;
  const login = new URL(owner);
  login.username = TEST_LOGIN;
  login.password = TEST_LOGIN;
  return {
    DATABASE_URL: login.href,
    DATABASE_OWNER_URL: owner.href,
    JWT_SECRET: 'a secret of the tests, 32 characters long',
  };
}
