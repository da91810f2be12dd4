-- How each user likes each list: chosen columns and density.
create table list_settings (
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  list text not null,
  settings jsonb not null,
  primary key (user_guid, list)
);
alter table list_settings enable row level security;
alter table list_settings force row level security;
create policy tenant on list_settings for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on list_settings for all to app_system using (true) with check (true);
grant select, insert, update, delete on list_settings to app_user, app_system;
