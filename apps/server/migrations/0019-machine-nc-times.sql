-- What the time of an NC program needs to know of a machine: where it goes at G28, how its rotary axes move, and the
-- jobs that were timed on it.
update machines set dynamics = jsonb_build_object(
  'rotaryRapid', jsonb_build_object('a', null, 'b', null, 'c', null),
  'rotaryAcceleration', jsonb_build_object('a', null, 'b', null, 'c', null),
  'home', jsonb_build_object('x', null, 'y', null, 'z', null)
) || dynamics;

alter table machines add column timed_jobs jsonb not null default '[]';
