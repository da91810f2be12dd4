import type { Engine } from './engine.ts';

const ROLES = 'app_user, app_supplier, app_directory, app_system, app_search';

/** The version from which inheritance belongs to a membership, and not to the login. */
const INHERITANCE_BY_MEMBERSHIP = 160_000;

const LOGIN_INHERITS = `if (select rolinherit from pg_roles where rolname = login) then
  execute format('alter role %I noinherit', login);
end if;`;

const MEMBERSHIP_INHERITS = `if exists (select from pg_auth_members where inherit_option and member = (select oid from pg_roles where rolname = login)) then
  execute format('grant ${ROLES} to %I with inherit false', login);
end if;`;

/**
 * Lets a login that is not the owner take the server's roles and keep its queue of tasks in its own schema. The login
 * inherits nothing from the roles: a statement that forgot to take one is refused. The planner of tasks takes none, so
 * it gets its own table, which holds nothing of a company. Rights that exist are not written again, because processes
 * that start together would collide.
 */
export async function grantRoles(engine: Engine, login: string): Promise<void> {
  const { rows } = await engine.executeSql("select current_setting('server_version_num')::int as version");
  const isByMembership = Number(rows[0]?.version) >= INHERITANCE_BY_MEMBERSHIP;
  await engine.executeSql(`do $$ declare login constant text := '${login.replaceAll("'", "''")}'; begin
    execute format('grant ${ROLES} to %I', login);
    ${isByMembership ? MEMBERSHIP_INHERITS : LOGIN_INHERITS}
    if not has_table_privilege(login, 'scheduled_work', 'insert') then
      execute format('grant select, insert, update on scheduled_work to %I', login);
    end if;
    if not has_database_privilege(login, current_database(), 'create') then
      execute format('grant create on database %I to %I', current_database(), login);
    end if;
  end $$`);
}
