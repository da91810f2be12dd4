-- The processes that the newest revision of a quote names, so that a formula is tried on the quotes it would touch
-- without reading the others.
alter table quotes add column work_guids uuid[] not null default '{}';

update quotes set work_guids = used.guids
from (
  select revisions.quote_guid, revisions.revision, array_agg(distinct lower(named.guid)::uuid) as guids
  from quote_revisions as revisions
  cross join lateral jsonb_path_query(revisions.document, '$.positions[*].phases[*]') as phase
  cross join lateral (
    values (phase->>'workGuid'), (phase->>'formulaId'), (phase->'cycle'->>'formulaId')
  ) as named (guid)
  where named.guid ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
  group by revisions.quote_guid, revisions.revision
) as used
where used.quote_guid = quotes.guid and used.revision = quotes.revision;

create index quotes_works on quotes using gin (work_guids);
