-- How a person likes the dashboard: the panels they want, in their order.
create table dashboard_layouts (
  user_guid uuid primary key references users,
  company_guid uuid not null references companies,
  widgets text[] not null
);
create index dashboard_layouts_company on dashboard_layouts (company_guid);
alter table dashboard_layouts enable row level security;
alter table dashboard_layouts force row level security;
create policy tenant on dashboard_layouts for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on dashboard_layouts for all to app_system using (true) with check (true);
grant select, insert, update, delete on dashboard_layouts to app_user, app_system;
