-- When the customer of a sent quote is to be asked: the day somebody chose, else three days after it was sent, at the
-- latest two days before it ends. A day chosen before it was sent (again) belongs to an older revision.
alter table quotes add column follow_up_on date;
alter table quotes add column follow_up_due date generated always as (
  case when state = 'sent' and archived_at is null then
    case when follow_up_on >= (sent_at at time zone 'Europe/Rome')::date then follow_up_on
    else least((sent_at at time zone 'Europe/Rome')::date + 3, valid_until - 2) end
  end
) stored;
create index quotes_follow_up on quotes (company_guid, follow_up_due) where follow_up_due is not null;

-- Before a company is chosen: whose quotes are due.
grant select (follow_up_due) on quotes to app_directory;
