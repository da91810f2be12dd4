-- A job whose work has begun had its material. Jobs that were finished before the program noted this still said that
-- their material was to be ordered.
update jobs set material_state = 'here'
where material_state <> 'here' and state in ('finished', 'delivered');
