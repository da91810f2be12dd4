-- Dimensions of the drawing that the shop floor measures, as JSON: name, nominal, lower and upper deviation, mm.
alter table jobs add column checks jsonb not null default '[]';
-- With 'measure': the dimension as it was and the value.
alter table work_events add column measure jsonb;
alter table work_events drop constraint work_events_kind_check;
alter table work_events add constraint work_events_kind_check
  check (kind in ('start', 'pause', 'stop', 'count', 'note', 'duration', 'measure')) not valid;
alter table work_events add constraint work_events_measure_check check ((kind = 'measure') = (measure is not null)) not valid;
