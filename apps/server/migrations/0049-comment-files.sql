-- Files and pictures in comments. Until the comment is sent they are its author's draft.
alter table comments add constraint comments_company_guid_key unique (company_guid, guid);
create table comment_files (
  guid uuid primary key,
  company_guid uuid not null references companies,
  quote_guid uuid,
  job_guid uuid,
  -- Null: of the draft of who added it.
  comment_guid uuid,
  name text not null,
  type text not null,
  bytes bigint not null,
  file text not null,
  uploaded_by uuid not null references users,
  created_at timestamptz not null,
  constraint comment_files_about_one check (num_nonnulls(quote_guid, job_guid) = 1),
  foreign key (company_guid, quote_guid) references quotes (company_guid, guid) on delete cascade,
  foreign key (company_guid, job_guid) references jobs (company_guid, guid),
  foreign key (company_guid, comment_guid) references comments (company_guid, guid) on delete cascade
);
create index comment_files_quote on comment_files (quote_guid) where quote_guid is not null;
create index comment_files_job on comment_files (job_guid) where job_guid is not null;
create index comment_files_comment on comment_files (comment_guid);
alter table comment_files enable row level security;
alter table comment_files force row level security;
create policy tenant on comment_files for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on comment_files for all to app_system using (true) with check (true);
grant select, insert, update, delete on comment_files to app_user, app_system;
