-- What a person should know. As long as it is not read, the same thing about the same quote is one row with a count.
create table notices (
  guid uuid primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  kind text not null,
  quote_guid uuid not null references quotes on delete cascade,
  who text not null default '',
  text text not null default '',
  count integer not null default 1,
  -- Told once for each of these, however often a job runs.
  once_key text,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notices_unread on notices (user_guid, kind, quote_guid) where read_at is null;
create unique index notices_once on notices (user_guid, once_key) where once_key is not null;
create index notices_newest on notices (user_guid, created_at desc);
create index notices_quote on notices (quote_guid);

-- Which of them somebody wants by mail too; without a row the kind's own rule holds.
create table notice_settings (
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  kind text not null,
  mail text not null check (mail in ('now', 'never')),
  primary key (user_guid, kind)
);

do $$
declare name text;
begin
  foreach name in array array['notices', 'notice_settings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
