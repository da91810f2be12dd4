import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import pg from 'pg';

// The baseline: plain Fastify and pg with the same SQL and answers, without contract, roles, transactions, limits or
// audit. The cost of Truciolo is given as a ratio to this.

const [url = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const key = new TextEncoder().encode('a key for the measuring stick only, 32+');

// Word for word what the product asks to know a person (features/identity/auth/directory.ts).
const AVAILABLE = `(a.for_all or exists (select 1 from addon_companies o where o.addon_guid = a.guid and o.company_guid = c.guid))`;
const PERSON = `u.guid as user_guid, u.company_guid, u.first_name, u.last_name, u.email, u.password_hash, u.role, u.status,
  u.hide_costs, c.name as company_name, c.kind as company_kind, coalesce(c.supplier_guid, c.guid) as supplier_guid,
  sub.expires_at as company_expires_at, seat.user_guid is not null as has_seat, seat.expires_at as seat_expires_at,
  case when seat.user_guid is null and c.kind = 'consumer' then coalesce((select json_agg(m.name) from (
    select trim(first_name || ' ' || last_name) as name from users
    where company_guid = c.guid and role = 'responsabile' and status = 'active' and guid <> u.guid
    order by guid limit 3) m), '[]') else '[]' end as seat_managers,
  coalesce((select json_agg(a.capability) from addon_roles r join addons a on a.guid = r.addon_guid
    where r.company_guid = coalesce(c.supplier_guid, c.guid) and r.role = u.role and ${AVAILABLE}), '[]') as role_addons,
  coalesce((select json_agg(json_build_object('capability', a.capability, 'granted', x.granted, 'expiresAt', x.expires_at))
    from user_addons x join addons a on a.guid = x.addon_guid
    where x.user_guid = u.guid and ${AVAILABLE}), '[]') as addon_switches`;
const JOINS = `join companies c on c.guid = u.company_guid left join subscriptions sub on sub.company_guid = c.guid
  left join seats seat on seat.user_guid = u.guid`;

async function personOf(authorization: string | undefined) {
  const { payload } = await jwtVerify((authorization ?? '').slice(7), key);
  const { rows } = await pool.query(
    `select ${PERSON} from sessions s join users u on u.guid = s.user_guid ${JOINS} where s.guid = $1 and s.closed_at is null`,
    [payload.sid],
  );
  return rows[0];
}

const app = Fastify();
app.post<{ Body: { username: string; password: string } }>('/auth/login', async (request) => {
  const { username, password } = request.body;
  const { rows } = await pool.query(
    `select ${PERSON} from users u ${JOINS} where lower(u.email) = lower($1)`,
    [username],
  );
  const person = rows[0];
  if (!(await verify(person.password_hash, password))) throw new Error('no');
  const { rows: made } = await pool.query(
    `insert into sessions (guid, company_guid, user_guid, created_at, last_used_at)
     values (gen_random_uuid(), $1, $2, now(), now()) returning guid`,
    [person.company_guid, person.user_guid],
  );
  const token = await new SignJWT({ sid: made[0].guid }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  return { success: true, token, user: person };
});
app.get('/auth/verify', async (request) => ({ user: await personOf(request.headers.authorization) }));
app.get('/materials', async (request) => {
  const person = await personOf(request.headers.authorization);
  const { rows } = await pool.query(
    'select * from materials where company_guid = $1 and archived_at is null order by iso_group, sort_key',
    [person.company_guid],
  );
  return rows;
});
app.put<{ Body: { theme: string } }>('/preferences', async (request) => {
  const person = await personOf(request.headers.authorization);
  await pool.query('update users set theme = $1 where guid = $2', [request.body.theme, person.user_guid]);
  return request.body;
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
