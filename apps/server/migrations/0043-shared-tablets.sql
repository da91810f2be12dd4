-- A session of a tablet that several people press on: it may call the shop floor alone, whoever set it up.
alter table sessions add column shared_tablet boolean not null default false;
grant select (shared_tablet) on sessions to app_directory;
