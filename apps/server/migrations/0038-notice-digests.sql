-- Notices that come together in one mail a day, and the weekly mail to who leads a company.
alter table notice_settings drop constraint notice_settings_mail_check;
alter table notice_settings add constraint notice_settings_mail_check check (mail in ('now', 'daily', 'never'));

-- Waits for the next mail of the day.
alter table notices add column digest boolean not null default false;
create index notices_digest on notices (company_guid, user_guid) where digest;

create policy directory on notices for select to app_directory using (true);
grant select (company_guid, user_guid, digest) on notices to app_directory;
