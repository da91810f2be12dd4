-- A second step at login. The secret of an authenticator app is grown from the salt and the installation's own secret:
-- the rows alone open nothing. `pending_salt` is one that no code has confirmed yet; `last_step` the last code used.
create table second_factors (
  user_guid uuid primary key references users,
  company_guid uuid not null references companies,
  salt text,
  confirmed_at timestamptz,
  pending_salt text,
  last_step bigint not null default 0,
  check ((salt is null) = (confirmed_at is null))
);
create index second_factors_company on second_factors (company_guid);

create table recovery_codes (
  guid uuid primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (company_guid, user_guid);

do $$
declare name text;
begin
  foreach name in array array['second_factors', 'recovery_codes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;

-- Who logs in after this moment sets a second step up before anything else.
alter table companies add column second_factor_required_at timestamptz;
grant select (second_factor_required_at) on companies to app_directory;
create policy directory on second_factors for select to app_directory using (true);
grant select (user_guid, company_guid, confirmed_at) on second_factors to app_directory;
