-- The charts of usage over all companies of a supplier: sums by day, weeks of people, and the indexes they are read by.

-- Each company's day; the rows of the supplier itself hold the sum over its companies.
create table analytics_day_totals (
  company_guid uuid not null references companies,
  day date not null,
  users integer not null,
  sessions integer not null,
  page_views integer not null,
  clicks integer not null,
  primary key (company_guid, day)
);

-- The weeks (by their Monday) in which a person came, for the return of people.
create table analytics_user_weeks (
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  week date not null,
  -- First and last day within the week: a period may begin or end in the middle of it.
  first_day date not null,
  last_day date not null,
  primary key (company_guid, user_guid, week)
);

-- Who came at all in a period is looked up person by person.
create index analytics_user_days_user on analytics_user_days (user_guid, day);
-- Who ever opened the quote tool, for the funnel.
create index analytics_day_items_quote_tool on analytics_day_items (company_guid)
  where kind = 'page' and name like '/quote-tools%';
-- Events are counted by the time they came in, never by what a browser's clock said.
drop index analytics_events_company;
create index analytics_events_company on analytics_events (company_guid, received_at);

do $$
declare name text;
begin
  foreach name in array array['analytics_day_totals', 'analytics_user_weeks'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for select to app_user using (company_guid = app_company())', name);
    execute format('create policy supplier on %I for all to app_supplier using (company_guid in (select guid from companies)) with check (company_guid in (select guid from companies))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select on %I to app_user', name);
    execute format('grant select, insert, update, delete on %I to app_supplier, app_system', name);
  end loop;
end $$;

-- What was rolled up so far lacks the new sums: the next run counts all kept days anew from the events.
truncate analytics_rollups, analytics_user_days, analytics_day_items;
