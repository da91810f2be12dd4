-- A quote that came in from a sheet is a copy of what the customer has got: a corrected sheet corrects it. As soon as
-- it has a revision made here, all of it is frozen like any other.
create or replace function keep_frozen_revision() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return new;
  end if;
  if new.state <> 'draft' and new.document is not distinct from old.document
    and new.totals is not distinct from old.totals then
    return new;
  end if;
  if new.state <> 'draft' and old.revision = 1 and exists (
    select 1 from quotes where guid = old.quote_guid and imported and revision = 1
  ) then
    return new;
  end if;
  raise exception 'revision % of quote % is frozen', old.revision, old.quote_guid;
end $$;
