-- People talk about jobs as they do about quotes: a comment and a notice belong to one or the other.
alter table quote_comments rename to comments;
alter index quote_comments_quote rename to comments_quote;
alter table comments alter column quote_guid drop not null;
alter table comments add column job_guid uuid;
alter table comments add constraint comments_job_guid_fkey
  foreign key (company_guid, job_guid) references jobs (company_guid, guid);
alter table comments add constraint comments_about_one check (num_nonnulls(quote_guid, job_guid) = 1);
create index comments_job on comments (job_guid, created_at) where job_guid is not null;

alter table notices alter column quote_guid drop not null;
alter table notices add column job_guid uuid;
alter table notices add constraint notices_job_guid_fkey
  foreign key (company_guid, job_guid) references jobs (company_guid, guid);
alter table notices add constraint notices_about_one check (num_nonnulls(quote_guid, job_guid) = 1);
alter table notices add column about_guid uuid generated always as (coalesce(quote_guid, job_guid)) stored;
drop index notices_unread;
create unique index notices_unread on notices (user_guid, kind, about_guid) where read_at is null;
create index notices_job on notices (job_guid) where job_guid is not null;
