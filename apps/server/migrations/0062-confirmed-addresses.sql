-- Null until the owner of the address has opened the link mailed to it. Addresses from before count as confirmed.
alter table users add column email_confirmed_at timestamptz default now();
alter table users alter column email_confirmed_at drop default;
grant select (email_confirmed_at) on users to app_directory;
