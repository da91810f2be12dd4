import type { Role } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { capabilitiesOf, licenceExpiry } from './capabilities.ts';

/** A user with all data that decides their permissions, in one row. */
interface PersonRow {
  userGuid: string;
  companyGuid: string;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmed: boolean;
  passwordHash: string;
  role: Role;
  status: 'active' | 'suspended' | 'removed';
  hideCosts: boolean;
  companyName: string;
  companyKind: 'consumer' | 'supplier';
  supplierGuid: string;
  companyExpiresAt: Date | null;
  hasSeat: boolean;
  seatExpiresAt: Date | null;
  seatManagers: string[];
  secondFactorRequiredAt: Date | null;
  sessionIdleMinutes: number | null;
  /** Computed only where the company requires a second factor. */
  lacksSecondFactor: boolean;
  roleAddons: string[];
  addonSwitches: { capability: string; granted: boolean; expiresAt: string | null }[];
}

/** An add-on that the supplier withdrew from the company has no effect, whoever granted it. */
const isAvailable = sql`(a.for_all or exists (
    select 1 from addon_companies o where o.addon_guid = a.guid and o.company_guid = c.guid))`;

/** Limit of names in the sentence, which would not be read with ten. */
const MOST_MANAGERS = 3;

const lacksSecondFactor = sql`(c.second_factor_required_at is not null and not exists (
    select 1 from second_factors f where f.user_guid = u.guid and f.confirmed_at is not null)
    and not exists (select 1 from passkeys k where k.user_guid = u.guid))`;

const person = sql`
  u.guid as user_guid, u.company_guid, u.first_name, u.last_name, u.email, u.email_confirmed_at is not null as email_confirmed, u.password_hash, u.role, u.status,
  u.hide_costs, c.name as company_name, c.kind as company_kind, coalesce(c.supplier_guid, c.guid) as supplier_guid,
  c.second_factor_required_at, c.session_idle_minutes, ${lacksSecondFactor} as lacks_second_factor,
  sub.expires_at as company_expires_at, seat.user_guid is not null as has_seat, seat.expires_at as seat_expires_at,
  case when seat.user_guid is null and c.kind = 'consumer' then coalesce((select json_agg(m.name) from (
    select trim(first_name || ' ' || last_name) as name from users
    where company_guid = c.guid and role = 'responsabile' and status = 'active' and guid <> u.guid
    order by guid limit ${sql.lit(MOST_MANAGERS)}) m), '[]') else '[]' end as seat_managers,
  coalesce((select json_agg(a.capability) from addon_roles r join addons a on a.guid = r.addon_guid
    where r.company_guid = coalesce(c.supplier_guid, c.guid) and r.role = u.role and ${isAvailable}), '[]') as role_addons,
  coalesce((select json_agg(json_build_object('capability', a.capability, 'granted', x.granted, 'expiresAt', x.expires_at))
    from user_addons x join addons a on a.guid = x.addon_guid
    where x.user_guid = u.guid and ${isAvailable}), '[]') as addon_switches`;

const joins = sql`
  join companies c on c.guid = u.company_guid
  left join subscriptions sub on sub.company_guid = c.guid
  left join seats seat on seat.user_guid = u.guid`;

async function findPerson(db: Db, query: RawBuilder<unknown>): Promise<PersonRow | null> {
  const { rows } = await (query as RawBuilder<PersonRow>).execute(db);
  return rows[0] ?? null;
}

export function findPersonByEmail(db: Db, email: string): Promise<PersonRow | null> {
  return findPerson(
    db,
    sql`
    select ${person} from users u ${joins}
    where lower(u.email) = lower(${email}) and u.status <> 'removed'`,
  );
}

/** Email addresses are unique over the whole installation. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('guid')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return row !== undefined;
}

export function findPersonByGuid(db: Db, userGuid: string): Promise<PersonRow | null> {
  return findPerson(db, sql`select ${person} from users u ${joins} where u.guid = ${userGuid}`);
}

const personBySession = preparedStatement<
  PersonRow & { lastUsedAt: Date; openedAt: Date; sharedTablet: boolean; logPosition: string | null },
  [string, Date]
>(
  'person-by-session',
  (sessionGuid, openedAfter) => sql`
    select ${person}, s.last_used_at, s.created_at as opened_at, s.shared_tablet,
      case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end as log_position
    from sessions s join users u on u.guid = s.user_guid ${joins}
    where s.guid = ${sessionGuid} and s.closed_at is null and s.created_at > ${openedAfter}`,
);

/** Absolute lifetime: sessions opened before `openedAfter` are over, however much they are used. */
export async function findPersonBySession(db: Db, sessionGuid: string, openedAfter: Date) {
  const [row] = await personBySession(db, sessionGuid, openedAfter);
  return row ?? null;
}

/** Effective permissions at this moment. */
export function toActor(
  row: PersonRow & {
    readonly openedAt: Date;
    readonly sharedTablet?: boolean;
    readonly logPosition?: string | null;
  },
  sessionGuid: string,
  now: Date,
): Actor {
  const { sharedTablet = false, secondFactorRequiredAt } = row;
  const switches = row.addonSwitches.map((addon) => ({
    ...addon,
    expiresAt: addon.expiresAt === null ? null : new Date(addon.expiresAt),
  }));
  const isSupplier = row.companyKind === 'supplier';
  return {
    userGuid: row.userGuid,
    sessionGuid,
    companyGuid: row.companyGuid,
    companyName: row.companyName,
    companyKind: row.companyKind,
    supplierGuid: row.supplierGuid,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    role: row.role,
    // The shop floor sees jobs but no prices, whatever its switch says.
    hideCosts: row.hideCosts || row.role === 'reparto' || sharedTablet,
    sharedTablet,
    // Enforced from the next login on: users at work are not interrupted, and a tablet at the machines has no keyboard
    // for it.
    secondFactorDue:
      !sharedTablet &&
      row.lacksSecondFactor &&
      secondFactorRequiredAt !== null &&
      row.openedAt >= secondFactorRequiredAt,
    logPosition: row.logPosition ?? null,
    seatManagers: row.seatManagers,
    capabilities: capabilitiesOf(row.role, row.roleAddons, switches, now),
    // Users of a supplier have no licence: they sell them.
    licenseExpiration: isSupplier
      ? null
      : licenceExpiry(row.companyExpiresAt, row.hasSeat ? { expiresAt: row.seatExpiresAt } : null),
  };
}

/** A user who may still log in, with today's rights, for an address that stands for them; null otherwise. */
export async function findActiveActor(db: Db, userGuid: string, now: Date): Promise<Actor | null> {
  const row = await findPersonByGuid(db, userGuid);
  if (row?.status !== 'active') return null;
  return toActor({ ...row, openedAt: new Date(0) }, userGuid, now);
}
