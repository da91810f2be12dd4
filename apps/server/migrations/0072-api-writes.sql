-- Answers to writes of programs with an Idempotency-Key: a repeated call gets the first answer.
create table api_answers (
  company_guid uuid not null references companies,
  -- A key of `api_keys`; the answers are forgotten after a day.
  key_guid uuid not null,
  idempotency_key text not null,
  fingerprint text not null,
  -- Null while the call runs.
  answer text,
  created_at timestamptz not null,
  primary key (company_guid, key_guid, idempotency_key)
);
create index api_answers_age on api_answers (created_at);
alter table api_answers enable row level security;
alter table api_answers force row level security;
create policy tenant on api_answers for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on api_answers for all to app_system using (true) with check (true);
grant select, insert, update, delete on api_answers to app_user, app_system;
